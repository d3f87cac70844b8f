import type { ObjectName } from './objects.ts';

export interface Step {
  head: string;
  /** What the narrator says; also the caption. */
  say: string;
  object: ObjectName;
}

export interface Film {
  id: string;
  kind: 'lesson' | 'reel';
  title: string;
  language: 'en' | 'hi';
  steps: readonly Step[];
}

const lesson = (id: string, title: string, steps: Step[], language: Film['language'] = 'en'): Film => ({ id, kind: 'lesson', title, language, steps });
const reel = (id: string, title: string, steps: Step[], language: Film['language'] = 'en'): Film => ({ id, kind: 'reel', title, language, steps });
const step = (object: ObjectName, head: string, say: string): Step => ({ object, head, say });

/** The lessons (30–60 s, 16:9) and reels (8–20 s, 9:16) that the studio films. */
export const FILMS: readonly Film[] = [
  lesson('lesson-01', 'Opening a phone without breaking the clips', [
    step('phone', 'Switch it off', 'Before you touch a screw, switch the phone off and take out the card tray.'),
    step('bulb', 'Warm the edge', 'Warm the edge for one minute. Warm glue lets go, cold glue breaks the glass.'),
    step('screwdriver', 'Thin tool, flat', 'Push a thin plastic tool in flat. Never use a metal knife near the battery.'),
    step('comb', 'Clip by clip', 'Go around clip by clip, and listen for a soft click. If it does not move, warm it again.'),
    step('ledger', 'Draw the screws', 'Put every screw on a drawing of the phone. A long screw in a short hole kills the board.'),
    step('rupee', 'Now you can quote', 'Now look, test, and tell the customer the price before you repair.'),
  ]),
  lesson('lesson-02', 'Pricing a repair so that you earn', [
    step('scales', 'Part plus time', 'A price has three parts: what you buy, the time you spend, and what the shop costs.'),
    step('rupee', 'Count your hour', 'If the shop needs eight hundred rupees a day and you work eight hours, one hour is one hundred.'),
    step('phone', 'An example', 'A screen for nine hundred and half an hour of work: nine hundred and fifty is your cost.'),
    step('ledger', 'Add for risk', 'Add twenty percent, because one screen in ten fails and comes back to you.'),
    step('shop', 'Write it outside', 'Write the price on a board outside. A price that all can see needs no argument.'),
  ]),
  lesson('lesson-03', 'Measuring a door frame', [
    step('plank', 'Three widths', 'Measure the width at the top, in the middle and at the bottom. Walls are never straight.'),
    step('saw', 'Take the least', 'Use the smallest of the three. You can fill a gap, but you cannot shrink a door.'),
    step('scales', 'Check the level', 'Hold the level on both sides. If the bubble moves, note how much and on which side.'),
    step('ledger', 'Write it at once', 'Write the numbers down at once, with the name of the room. Memory costs wood.'),
    step('rupee', 'Quote with waste', 'Add ten percent for waste, and show the customer why it is there.'),
  ]),
  lesson('lesson-04', 'रोज़ का हिसाब कैसे रखें', [
    step('ledger', 'दो खाने बनाओ', 'कॉपी में दो खाने बनाओ। एक में आया पैसा, दूसरे में गया पैसा।'),
    step('rupee', 'उसी समय लिखो', 'हर बिक्री उसी समय लिखो। शाम को याद नहीं रहता।'),
    step('scales', 'रात को मिलाओ', 'दुकान बंद करने से पहले गल्ला गिनो और कॉपी से मिलाओ।'),
    step('shop', 'उधार अलग', 'उधार का पन्ना अलग रखो, नाम और तारीख के साथ।'),
    step('laptop', 'महीने का जोड़', 'महीने के अंत में जोड़ो। अब पता चलेगा कि कमाया कितना।'),
  ], 'hi'),
  lesson('lesson-05', 'Your first ten customers', [
    step('shop', 'Start with the street', 'Your first ten customers live within ten minutes of your shop. Go and greet them.'),
    step('tea', 'Work where they wait', 'Leave your card where people wait: the tea stall, the barber, the bus stop.'),
    step('phone', 'Answer the phone', 'Answer every call, and call back within one hour. Most people call only once.'),
    step('brush', 'One clear sign', 'One sign that says what you do and what it costs is better than ten posters.'),
    step('parcel', 'Ask for the next', 'When the work is done and they smile, ask: who else needs this?'),
  ]),
  lesson('lesson-06', 'Finding a leak before you break a wall', [
    step('tap', 'Close every tap', 'Close every tap in the house, and read the water meter.'),
    step('bulb', 'Wait and read', 'Wait for twenty minutes and read it again. If it moved, there is a leak.'),
    step('wrench', 'Close half', 'Close the valve to the kitchen. If the meter stops, the leak is there.'),
    step('plank', 'Look for the cold', 'Feel the wall with the back of your hand. Wet brick is colder than dry brick.'),
    step('rupee', 'One tile, not ten', 'Now open one tile, not ten. The customer will remember that.'),
  ]),
  reel('reel-01', 'Stock your first 20 parts', [step('phone', 'Screens', 'Six screens of the models you see most.'), step('parcel', 'Batteries', 'Eight batteries, dated on the box.'), step('rupee', 'Flex cables', 'Six charging cables. That is your first twenty.')]),
  reel('reel-02', 'Say the price first', [step('rupee', 'Before', 'Say the price before you open the phone.'), step('ledger', 'In writing', 'Write it on a slip, with the date.'), step('scales', 'No surprise', 'No surprise, no argument.')]),
  reel('reel-03', 'Sharpen a saw in one minute', [step('saw', 'Clamp it', 'Clamp the blade with the teeth up.'), step('plank', 'Three strokes', 'Three strokes a tooth, always away from you.'), step('scissors', 'Test it', 'Test it on soft wood.')]),
  reel('reel-04', 'ग्राहक वापस कैसे आए', [step('tea', 'नाम याद रखो', 'ग्राहक का नाम याद रखो।'), step('phone', 'फ़ोन करो', 'काम के एक हफ्ते बाद फ़ोन करो।'), step('shop', 'वही दाम', 'अगली बार वही दाम रखो।')], 'hi'),
  reel('reel-05', 'A thali that earns', [step('thali', 'Two sabzis', 'Two vegetables of the season, bought at five in the morning.'), step('scales', 'Weigh rice', 'Weigh the rice. A handful too much each day is a month of profit.')]),
  reel('reel-06', 'Taxi: never drive back empty', [step('taxi', 'Plan the return', 'Before you go, call three people for the way back.'), step('phone', 'Post it', 'Post your route the evening before.'), step('rupee', 'Half is better', 'Half the fare is better than none.')]),
  reel('reel-07', 'Fix a dripping tap', [step('tap', 'Close the valve', 'Close the valve under the basin.'), step('wrench', 'Open the head', 'Open the head and take out the washer.'), step('rupee', 'Ten rupees', 'A ten rupee washer. Fifteen minutes.')]),
  reel('reel-08', 'Photograph your work', [step('camera', 'Clean light', 'Stand with the window behind you.'), step('brush', 'Before and after', 'Take one before, one after, from the same place.')]),
  reel('reel-09', 'Milk: keep it cold on the road', [step('milk', 'Wet cloth', 'Wrap the can in a wet cloth.'), step('scooter', 'Early', 'Leave before six, and park in the shade.'), step('tractor', 'Straight', 'Go to the big buyer first.')]),
  reel('reel-10', 'Stitch a straight hem', [step('sewing', 'Press first', 'Press the fold before you stitch it.'), step('scissors', 'Trim', 'Trim the threads on both sides.')]),
];
