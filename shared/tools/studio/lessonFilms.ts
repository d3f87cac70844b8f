import { step, type Film, type Step } from './film.ts';

const lesson = (number: number, title: string, steps: Step[], language: Film['language'] = 'en'): Film => ({
  id: `lesson-${String(number).padStart(2, '0')}`,
  kind: 'lesson',
  title,
  language,
  steps,
});

/** The lessons (25–60 s, 16:9). */
export const LESSON_FILMS: readonly Film[] = [
  lesson(1, 'Opening a phone without breaking the clips', [
    step('phone', 'Switch it off', 'Before you touch a screw, switch the phone off and take out the card tray.'),
    step('bulb', 'Warm the edge', 'Warm the edge for one minute. Warm glue lets go, cold glue breaks the glass.'),
    step(
      'screwdriver',
      'Thin tool, flat',
      'Push a thin plastic tool in flat. Never use a metal knife near the battery.',
    ),
    step(
      'comb',
      'Clip by clip',
      'Go around clip by clip, and listen for a soft click. If it does not move, warm it again.',
    ),
    step(
      'ledger',
      'Draw the screws',
      'Put every screw on a drawing of the phone. A long screw in a short hole kills the board.',
    ),
  ]),
  lesson(2, 'Pricing a repair so that you earn', [
    step(
      'scales',
      'Part plus time',
      'A price has three parts: what you buy, the time you spend, and what the shop costs.',
    ),
    step(
      'rupee',
      'Count your hour',
      'If the shop needs eight hundred rupees a day and you work eight hours, one hour is one hundred.',
    ),
    step(
      'phone',
      'An example',
      'A screen for nine hundred and half an hour of work: nine hundred and fifty is your cost.',
    ),
    step('ledger', 'Add for risk', 'Add twenty percent, because one screen in ten fails and comes back to you.'),
  ]),
  lesson(3, 'Measuring a door frame', [
    step(
      'plank',
      'Three widths',
      'Measure the width at the top, in the middle and at the bottom. Walls are never straight.',
    ),
    step('saw', 'Take the least', 'Use the smallest of the three. You can fill a gap, but you cannot shrink a door.'),
    step(
      'scales',
      'Check the level',
      'Hold the level on both sides. If the bubble moves, note how much and on which side.',
    ),
    step('ledger', 'Write it at once', 'Write the numbers down at once, with the name of the room. Memory costs wood.'),
  ]),
  lesson(
    4,
    'रोज़ का हिसाब कैसे रखें',
    [
      step('ledger', 'दो खाने बनाओ', 'कॉपी में दो खाने बनाओ। एक में आया पैसा, दूसरे में गया पैसा।'),
      step('rupee', 'उसी समय लिखो', 'हर बिक्री उसी समय लिखो। शाम को याद नहीं रहता।'),
      step('scales', 'रात को मिलाओ', 'दुकान बंद करने से पहले गल्ला गिनो और कॉपी से मिलाओ।'),
      step('laptop', 'महीने का जोड़', 'महीने के अंत में जोड़ो। अब पता चलेगा कि कमाया कितना।'),
    ],
    'hi',
  ),
  lesson(5, 'Your first ten customers', [
    step(
      'shop',
      'Start with the street',
      'Your first ten customers live within ten minutes of your shop. Go and greet them.',
    ),
    step('tea', 'Work where they wait', 'Leave your card where people wait: the tea stall, the barber, the bus stop.'),
    step('brush', 'One clear sign', 'One sign that says what you do and what it costs is better than ten posters.'),
    step('parcel', 'Ask for the next', 'When the work is done and they smile, ask: who else needs this?'),
  ]),
  lesson(6, 'Finding a leak before you break a wall', [
    step('tap', 'Close every tap', 'Close every tap in the house, and read the water meter.'),
    step('bulb', 'Wait and read', 'Wait for twenty minutes and read it again. If it moved, there is a leak.'),
    step('wrench', 'Close half', 'Close the valve to the kitchen. If the meter stops, the leak is there.'),
    step('plank', 'Look for the cold', 'Feel the wall with the back of your hand. Wet brick is colder than dry brick.'),
  ]),
  lesson(7, 'Tools you need on day one', [
    step(
      'wrench',
      'Buy five, not fifty',
      'Buy the five tools that you will use every day. Borrow the rest for the first month.',
    ),
    step(
      'screwdriver',
      'Good steel',
      'Spend on the tool that touches the work. Cheap steel spoils screws, and screws spoil trust.',
    ),
    step('parcel', 'One box', 'Keep them in one box, each in its own place. A missing tool is then seen at once.'),
    step('ledger', 'Write the list', 'Write down what you had to borrow. That list is your next purchase.'),
  ]),
  lesson(8, 'Choosing the right place', [
    step(
      'shop',
      'Count the people',
      'Stand there for one hour in the morning and one in the evening, and count who walks past.',
    ),
    step('scales', 'Rent and sales', 'Rent should be less than a tenth of what you expect to sell in a month.'),
    step('scooter', 'Room to stop', 'Look where a customer can stop a scooter. Nobody carries a heavy thing far.'),
    step('bulb', 'Light and water', 'Ask about power cuts and water before you sign, not after.'),
  ]),
  lesson(9, 'Buying parts in the right lot', [
    step('parcel', 'Look at last month', 'Count how many you used last month. Buy for six weeks, not for a year.'),
    step(
      'rupee',
      'What a discount costs',
      'Ten percent off is no gain when the half of it lies on the shelf till spring.',
    ),
    step('scales', 'Test one first', 'From a new maker buy one, test it, and only then buy ten.'),
    step('ledger', 'Date every box', 'Write the date on every box, and take from the oldest first.'),
  ]),
  lesson(10, 'Writing a bill that builds trust', [
    step('ledger', 'Name and date', 'Begin with the name, the date and a number. A numbered bill can be found again.'),
    step(
      'wrench',
      'Part and work apart',
      'Write the part on one line and the work on another. People pay gladly for what they see.',
    ),
    step('rupee', 'Say the guarantee', 'Write how long the work is guaranteed, and for what.'),
    step('camera', 'Keep a copy', 'Take a photo of the bill before you give it away.'),
  ]),
  lesson(11, 'Keeping the workplace clean', [
    step('brush', 'Ten minutes', 'Sweep for ten minutes before you open, and ten before you close.'),
    step(
      'parcel',
      'A tray for each job',
      'Give every job a tray of its own, with the name on it. Nothing gets mixed up.',
    ),
    step('bulb', 'Light on the work', 'Clean the lamp once a week. Dust takes a third of the light.'),
    step(
      'shop',
      'The first look',
      'The customer looks at the floor first, and decides whether to hand over the phone.',
    ),
  ]),
  lesson(12, 'Saying no to a bad job', [
    step('scales', 'Three warnings', 'No price agreed, no time given, no part to be had: with two of these say no.'),
    step('tea', 'Say it kindly', 'Thank them, and say that you would rather refuse than do it badly.'),
    step('phone', 'Name another', 'Give the number of somebody who can do it. They will remember who helped.'),
    step('rupee', 'Count what it saves', 'One bad job costs the time of three good ones.'),
  ]),
  lesson(
    13,
    'ग्राहक से बात कैसे करें',
    [
      step('tea', 'पहले नमस्ते', 'ग्राहक आए तो पहले नमस्ते करो, फिर काम पूछो।'),
      step('phone', 'पूरी बात सुनो', 'बीच में मत टोको। पूरी बात सुनो, फिर दोहराकर पूछो।'),
      step('rupee', 'दाम साफ़ बोलो', 'दाम काम से पहले बोलो, और कागज़ पर लिखकर दो।'),
      step('shop', 'धन्यवाद कहो', 'काम हो या न हो, धन्यवाद कहो। वही ग्राहक फिर आएगा।'),
    ],
    'hi',
  ),
  lesson(14, 'Saving for the slow month', [
    step('rupee', 'One day in seven', 'Put the earnings of one day in seven aside, before you spend anything.'),
    step(
      'ledger',
      'Know your slow month',
      'Look in the ledger which month was the weakest last year. It will be so again.',
    ),
    step('parcel', 'Away from the till', 'Keep this money out of the till, in an account that has no card.'),
    step('tea', 'Pay yourself the same', 'Take the same amount home every month, in the good ones too.'),
  ]),
  lesson(15, 'Checking the work before you leave', [
    step('tap', 'Use it yourself', 'Use what you repaired, three times, as the customer will use it.'),
    step(
      'bulb',
      'Look from the door',
      'Go to the door and look back. You see from there what you cannot see from near.',
    ),
    step('screwdriver', 'Count the tools', 'Count your tools and your screws. What is left over belongs somewhere.'),
    step('camera', 'Show it', 'Show the customer what you did, and let them try it before you pack.'),
  ]),
  lesson(16, 'Taking a photo of the finished job', [
    step('camera', 'Clean the lens', 'Wipe the lens with a soft cloth. A finger mark makes every picture grey.'),
    step(
      'bulb',
      'Light from the side',
      'Open a window and let the light come from the side, never from behind the work.',
    ),
    step('plank', 'Hold it straight', 'Hold the phone level with the work, and step back until all of it is in.'),
    step('phone', 'Ask, then post', 'Ask whether you may show it. Then post it with the street and the price.'),
  ]),
  lesson(17, 'Talking about delay', [
    step('phone', 'Call first', 'Call before the customer calls you. Late news is bad, no news is worse.'),
    step('ledger', 'Say the reason', 'Say what happened in one sentence. Do not blame the supplier for long.'),
    step('scooter', 'Give a new day', 'Give a new day that you can really keep, and write it on the slip.'),
    step('tea', 'Give something back', 'Deliver it to the door. A small kindness is cheaper than a lost customer.'),
  ]),
  lesson(18, 'Working with a helper', [
    step('wrench', 'Show it once', 'Do it once slowly while the helper watches, and say aloud why you do it.'),
    step('brush', 'Let them try', 'Then let the helper do it, and keep your hands behind your back.'),
    step('ledger', 'One task a week', 'Teach one task a week and write it on the wall. In a year these are fifty.'),
    step('rupee', 'Pay on the day', 'Pay on the day that you promised. Late pay costs more than a mistake.'),
  ]),
  lesson(19, 'Safety with electricity', [
    step('bulb', 'Off, and locked', 'Switch off at the board, lock it, and hang your name on it.'),
    step(
      'screwdriver',
      'Test, then touch',
      'Test the tester on a live point first. Then test the wire. Then touch it.',
    ),
    step('plank', 'Dry and alone', 'Stand on dry wood, with dry hands, and nobody else at the board.'),
    step('phone', 'Know the number', 'Have the number of the nearest hospital on the wall, in big figures.'),
  ]),
  lesson(20, 'Returning a call within the hour', [
    step('phone', 'Most call once', 'Most people call only once. Who answers first gets the work.'),
    step('ledger', 'Two words', 'Write two words about every call: who it was, and what is needed.'),
    step('tea', 'At the tea break', 'Call back at every tea break. Ten minutes are enough for four calls.'),
    step(
      'rupee',
      'Give a range',
      'If you cannot say the price, say from how much to how much, and when you will look.',
    ),
  ]),
  lesson(21, 'Asking for the next job', [
    step('shop', 'At the smile', 'The best moment is when the work is done and the customer smiles.'),
    step('phone', 'One question', 'Ask one question: who else do you know that needs this?'),
    step('parcel', 'Leave two cards', 'Leave two cards, one for them and one to give away.'),
    step('ledger', 'Call in a week', 'Call after a week and ask whether all is well. This call brings the next job.'),
  ]),
  lesson(22, 'Rate card on the wall', [
    step('ledger', 'Ten lines', 'Write the ten jobs that you do most, each with its price. No more than ten.'),
    step('brush', 'Big letters', 'Write it so that it can be read from the street, in two languages.'),
    step('scales', 'From and to', 'Where it depends, write from and to, and say what it depends on.'),
    step('shop', 'Change it in April', 'Change the prices once a year, and tell your regular customers before.'),
  ]),
  lesson(23, 'UPI, cash and change', [
    step('phone', 'Hear it ring', 'Wait until your own phone says that the money came. A picture is no payment.'),
    step('rupee', 'Change for the day', 'Begin the day with five hundred rupees of change, and write it down.'),
    step('ledger', 'Two columns', 'Keep cash and UPI in two columns. In the evening both must be right.'),
    step('laptop', 'Check the bank', 'Look at the account once a day, at the same hour, and tick every payment.'),
  ]),
  lesson(24, 'Knowing your real cost', [
    step(
      'scales',
      'Not only the part',
      'The part is the smallest cost. Rent, power, travel and your hours come on top.',
    ),
    step('rupee', 'Add a month up', 'Add all that a month costs, and divide it by the jobs of the month.'),
    step('ledger', 'Under the price', 'Write this number under every price. Below it you pay the customer.'),
    step('shop', 'Look again', 'Do it again when the rent changes, and always before a festival.'),
  ]),
  lesson(
    25,
    'उधार कैसे संभालें',
    [
      step('ledger', 'नाम और तारीख', 'उधार का पन्ना अलग रखो। नाम, तारीख और रकम उसी समय लिखो।'),
      step('scales', 'एक हद रखो', 'हर ग्राहक के लिए एक हद रखो। हद के बाद पहले पुराना, फिर नया।'),
      step('phone', 'याद दिलाओ', 'महीने की पाँच तारीख को प्यार से याद दिलाओ, सबके सामने नहीं।'),
      step('rupee', 'चुकाया तो काटो', 'पैसा आया तो ग्राहक के सामने ही काटो, और धन्यवाद कहो।'),
    ],
    'hi',
  ),
  lesson(26, 'Choosing a supplier', [
    step('shop', 'Ask three', 'Ask three suppliers for the same list, and put the answers side by side.'),
    step('scooter', 'How fast', 'Ask how fast a wrong part is taken back. That is worth more than two percent.'),
    step('parcel', 'Begin small', 'Begin with a small order, and see whether it comes on the promised day.'),
    step('tea', 'Keep two', 'Keep two suppliers. When one is closed you still have work.'),
  ]),
  lesson(27, 'Stock that moves and stock that sleeps', [
    step('ledger', 'Mark the box', 'Put a line on the box for every piece that you sell. The boxes tell you the rest.'),
    step('shop', 'Eyes and hands', 'Put what sells between the eyes and the hands, and the slow things above.'),
    step('rupee', 'Wake it up', 'What slept for three months goes out at cost. Money on a shelf earns nothing.'),
    step('parcel', 'Order less', 'Order less of it, more often. The shelf is not a bank.'),
  ]),
  lesson(28, 'A festival plan for your shop', [
    step('ledger', 'Eight weeks before', 'Look at last year, eight weeks before, and write what ran out first.'),
    step(
      'parcel',
      'Order early',
      'Order half of it early at a good price, and the other half when you see the demand.',
    ),
    step('brush', 'One offer', 'Make one offer, not five, and paint it on one board.'),
    step('tea', 'Rest after it', 'Close for one day after the festival. Count, clean, and sleep.'),
  ]),
];
