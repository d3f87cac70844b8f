import { step, type Film, type Step } from './film.ts';

const reel = (number: number, title: string, steps: Step[], language: Film['language'] = 'en'): Film => ({
  id: `reel-${String(number).padStart(2, '0')}`,
  kind: 'reel',
  title,
  language,
  steps,
});

/** The reels (8–20 s, 9:16). */
export const REEL_FILMS: readonly Film[] = [
  reel(1, 'Stock your first 20 parts', [
    step('phone', 'Screens', 'Six screens of the models you see most.'),
    step('parcel', 'Batteries', 'Eight batteries, dated on the box.'),
    step('rupee', 'Flex cables', 'Six charging cables. That is your first twenty.'),
  ]),
  reel(2, 'Say the price first', [
    step('rupee', 'Before', 'Say the price before you open the phone.'),
    step('ledger', 'In writing', 'Write it on a slip, with the date.'),
    step('scales', 'No surprise', 'No surprise, no argument.'),
  ]),
  reel(3, 'Sharpen a saw in one minute', [
    step('saw', 'Clamp it', 'Clamp the blade with the teeth up.'),
    step('plank', 'Three strokes', 'Three strokes a tooth, always away from you.'),
    step('scissors', 'Test it', 'Test it on soft wood.'),
  ]),
  reel(
    4,
    'ग्राहक वापस कैसे आए',
    [
      step('tea', 'नाम याद रखो', 'ग्राहक का नाम याद रखो।'),
      step('phone', 'फ़ोन करो', 'काम के एक हफ्ते बाद फ़ोन करो।'),
      step('shop', 'वही दाम', 'अगली बार वही दाम रखो।'),
    ],
    'hi',
  ),
  reel(5, 'A thali that earns', [
    step('thali', 'Two sabzis', 'Two vegetables of the season, bought at five in the morning.'),
    step('scales', 'Weigh rice', 'Weigh the rice. A handful too much each day is a month of profit.'),
  ]),
  reel(6, 'Never drive back empty', [
    step('taxi', 'Plan the return', 'Before you go, call three people for the way back.'),
    step('phone', 'Post it', 'Post your route the evening before.'),
    step('rupee', 'Half is better', 'Half the fare is better than none.'),
  ]),
  reel(7, 'Fix a dripping tap', [
    step('tap', 'Close the valve', 'Close the valve under the basin.'),
    step('wrench', 'Open the head', 'Open the head and take out the washer.'),
    step('rupee', 'Ten rupees', 'A ten rupee washer. Fifteen minutes.'),
  ]),
  reel(8, 'Photograph your work', [
    step('camera', 'Clean light', 'Stand with the window behind you.'),
    step('brush', 'Before and after', 'Take one before, one after, from the same place.'),
  ]),
  reel(9, 'Milk: keep it cold on the road', [
    step('milk', 'Wet cloth', 'Wrap the can in a wet cloth.'),
    step('scooter', 'Early', 'Leave before six, and park in the shade.'),
    step('tractor', 'Straight', 'Go to the big buyer first.'),
  ]),
  reel(10, 'Stitch a straight hem', [
    step('sewing', 'Press first', 'Press the fold before you stitch it.'),
    step('scissors', 'Trim', 'Trim the threads on both sides.'),
  ]),
];
