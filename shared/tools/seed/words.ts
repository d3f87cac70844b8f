/** The number of the painted board that fits a category, and a business idea, by place (shared/tools/studio/objects.ts). */
export const CATEGORY_BOARDS = [
  1, 7, 3, 6, 8, 13, 24, 11, 22, 15, 39, 17, 20, 21, 23, 41, 10, 18, 19, 5, 43, 46, 34, 9,
] as const;
export const IDEA_BOARDS = [
  25, 31, 27, 30, 32, 37, 48, 35, 46, 15, 39, 17, 44, 45, 47, 41, 34, 18, 43, 29, 19, 22, 18, 12, 16, 1,
] as const;

/** What the school teaches: categories with their subcategories. 24 and 60. */
export const CATEGORIES: readonly (readonly [name: string, ...subcategories: string[]])[] = [
  ['Mobile Repairing', 'Screens and Glass', 'Batteries and Charging', 'Software and Unlocking'],
  ['Cab Driving', 'City Rides', 'Outstation Trips', 'Vehicle Care'],
  ['Carpenter Business', 'Doors and Windows', 'Modular Kitchens', 'Furniture Repair'],
  ['Plumber Business', 'Leaks and Taps', 'Bathroom Fitting', 'Water Tanks and Pumps'],
  ['Electrician Business', 'House Wiring', 'Fans and Lights', 'Inverters and Solar'],
  ['दर्ज़ी और बुटीक', 'Blouse and Kurta', 'School Uniforms', 'Alterations'],
  ['Beauty Parlour', 'Bridal Make-up', 'Hair Care', 'Mehendi'],
  ['किराना दुकान', 'Stock and Shelves', 'Wholesale Buying', 'Home Delivery'],
  ['Dairy and Milk', 'Milk Collection', 'Paneer and Curd', 'Animal Care'],
  ['Bakery at Home', 'Cakes', 'Biscuits and Rusks'],
  ['Catering and Tiffin', 'Tiffin Service', 'Wedding Catering', 'Street Food'],
  ['Photography', 'Weddings', 'Product Photos'],
  ['Two-Wheeler Repair', 'Engine Service', 'Electric Scooters', 'Tyres and Punctures'],
  ['खेती और बाग़', 'Vegetable Growing', 'Drip Irrigation', 'Selling at the Mandi'],
  ['Digital Marketing', 'WhatsApp Business', 'Local Search', 'Short Video Ads'],
  ['YouTube Class', 'Filming with a Phone', 'Editing', 'Growing a Channel'],
  ['Accounts and GST', 'Daily Ledger', 'GST Returns'],
  ['Spoken English for Shops', 'Greeting Customers', 'Phone Calls'],
  ['Painting and Polish', 'Wall Painting', 'Wood Polish'],
  ['AC and Fridge Repair', 'Gas Filling', 'Cleaning Service'],
  ['Handicrafts', 'Block Printing', 'Terracotta'],
  ['Poultry and Fish', 'Egg Farms', 'Fish Ponds'],
  ['Dharm Yudh', 'Ethics in Trade'],
  ['Karm Yudh', 'Habits of Work'],
];

/** 26 ideas for a business; their topics have the subcategory 'default' (§3). */
export const BUSINESS_IDEAS = [
  'Mobile Repairing',
  'Cab Driving',
  'Carpenter Business',
  'Plumber Business',
  'Electrician Business',
  'Ladies Tailoring',
  'Beauty Parlour at Home',
  'किराना दुकान',
  'Milk Collection Centre',
  'Home Bakery',
  'Tiffin Service',
  'Wedding Photography',
  'Two-Wheeler Garage',
  'सब्ज़ी की खेती',
  'Social Media for Shops',
  'YouTube Channel',
  'Accounts for Small Shops',
  'Spoken English Classes',
  'House Painting',
  'AC Service',
  'Block Print Studio',
  'Egg Farm',
  'Tea Stall',
  'Mobile Recharge and Xerox',
  'Courier Point',
  'Second-Hand Phones',
] as const;

/** A topic of a subcategory. */
export const TOPIC_PATTERNS = [
  '{name}: First Steps',
  '{name}: Rates and Customers',
  '{name}: Tools That Pay',
  '{name} की शुरुआत',
] as const;

export const WHAT_LEVELS = [
  'What you need to begin',
  'What it costs to start',
  'What customers ask for',
  'What can go wrong',
  'क्या क्या चाहिए',
  'What the law asks',
] as const;
export const HOW_LEVELS = [
  'How to quote a job',
  'How to find your first ten customers',
  'How to keep the ledger',
  'How to work safely',
  'काम कैसे पूरा करें',
  'How to grow to two people',
] as const;

export const PEOPLE = [
  'Sunita Verma',
  'Ramesh Kumar',
  'Farida Khan',
  'Arjun Patel',
  'Lakshmi Iyer',
  'Mohammed Salim',
  'Gurpreet Singh',
  'Anita Das',
  'Suresh Yadav',
  'Meena Kumari',
  'Joseph Thomas',
  'Kavita Joshi',
  'राजेश शर्मा',
  'Deepak Chauhan',
  'Pooja Mishra',
  'Imran Sheikh',
  'Rekha Devi',
  'Vikram Rathore',
  'Nasreen Begum',
  'Prakash Jadhav',
  'Geeta Rani',
  'Abdul Rahim',
  'Shalini Nair',
  'Manoj Tiwari',
  'सीता देवी',
  'Harish Gowda',
  'Rukhsar Ali',
  'Balwinder Kaur',
  'Ashok Meena',
  'Neha Gupta',
] as const;

/** Whose portrait is drawn as a woman's (shared/tools/studio/face.ts). */
const WOMEN = new Set([
  'Sunita Verma',
  'Farida Khan',
  'Lakshmi Iyer',
  'Anita Das',
  'Meena Kumari',
  'Kavita Joshi',
  'Pooja Mishra',
  'Rekha Devi',
  'Nasreen Begum',
  'Geeta Rani',
  'Shalini Nair',
  'सीता देवी',
  'Rukhsar Ali',
  'Balwinder Kaur',
  'Neha Gupta',
]);
export const isWoman = (person: string) => WOMEN.has(person);

export const PLAYLIST_TOPICS = [
  'Start Here',
  'Money and Ledger',
  'Customers',
  'Tools and Skills',
  'Growing the Shop',
  'सीखने की शुरुआत',
  'Festival Season',
  'Working Online',
] as const;
export const PLAYLISTS = [
  'The first week',
  'Seven days of selling',
  'From helper to owner',
  'Ten small repairs',
  'One hour to a better shop',
  'पाँच आसान पाठ',
  'Before you borrow',
  'The evening routine',
] as const;

/** What is said of each reel, in the order of the studio's films. */
export const REEL_DESCRIPTIONS = [
  'Screens, batteries, flex cables: what to buy first and what to leave.',
  'A price said before the work needs no argument after it.',
  'Clamp, three strokes a tooth, test on soft wood.',
  'नाम याद रखो, फ़ोन करो, वही दाम रखो।',
  'Two vegetables of the season and a scale on the counter.',
  'Plan the return before you leave.',
  'A washer of ten rupees and fifteen minutes.',
  'One before, one after, from the same place.',
  'A wet cloth, an early start, the big buyer first.',
  'Press the fold before the needle touches it.',
] as const;

export const MUSIC = [
  'Morning bazaar (school studio)',
  'Raag Desh, plucked',
  'Workshop beat',
  'Evening tea',
  'Original sound',
] as const;

export const STORIES = [
  'New tools at the shop',
  'A day at the mandi',
  'My first bill',
  'बारिश में काम',
  'Before and after',
  'Sunday class',
  'The new signboard',
  'Packing 100 parcels',
  'Tea break talk',
  'Festival rush',
  'Polish in three coats',
  'Two wheels, one day',
] as const;

export const POSTS = [
  'How Sunita opened her repair counter with ₹8,000',
  'Five questions to ask before you take a job',
  'उधार का पन्ना अलग रखो',
  'Rate card or no rate card?',
  'Three photos that sell a kitchen',
  'What a helper should learn in the first month',
  'Your shop on the map in ten minutes',
  'One shelf, one rupee more each',
  'The diary of a cab driver: Monday',
  'A bill builds trust',
  'छोटा शुरू करो, रोज़ बढ़ो',
  'Why the smallest width is the right one',
  'Festival season: order early, sell calmly',
] as const;
