import { drawFace } from './face.ts';
import { OBJECT_NAMES, type ObjectName } from './objects.ts';
import { hashOf, PAINTS, pick } from './palette.ts';
import { drawScene } from './scene.ts';

interface Picture {
  id: string;
  kind: 'board' | 'face' | 'story' | 'post' | 'hero';
  title: string;
  width: number;
  height: number;
  svg: string;
}

/** The lettering of stories and posts. */
const SLOGANS = [
  'Write every sale down',
  'ग्राहक ही राजा है',
  'Clean tools, more trust',
  'Price it before you fix it',
  'रोज़ का हिसाब रोज़',
  'Ten customers by Sunday',
  'Buy in bulk, sell in small',
  'Say the price first',
  'समय पर काम, पूरा दाम',
  'One shelf for fast sellers',
  'Call back within the hour',
  'A bill builds trust',
  'पहले सीखो, फिर कमाओ',
  'Save one day in seven',
  'Put the rate card outside',
  'Ask for the next job',
  'छोटा शुरू करो',
  'Learn one tool a week',
  'Count the stock on Monday',
  'Keep the receipt',
] as const;

const paintOf = (id: string) => pick(PAINTS, id);

function objectsOf(index: number): [ObjectName, ObjectName, ObjectName] {
  const at = (step: number) => OBJECT_NAMES[(index * 7 + step) % OBJECT_NAMES.length]!;
  return [OBJECT_NAMES[index % OBJECT_NAMES.length]!, at(5), at(11)];
}

/** The lettering of the index-th picture of a kind; the others have none. */
const WORDS = {
  story: (index: number) => SLOGANS[index % SLOGANS.length],
  post: (index: number) => (hashOf(`post/${index}`) % 3 ? SLOGANS[(index * 3) % SLOGANS.length] : undefined),
};

/** The objects on the index-th story or post, one in the middle, one on its left, one on its right, and the words below them. */
export const paintedOn = (kind: keyof typeof WORDS, index: number) => ({
  objects: objectsOf(index),
  words: WORDS[kind](index),
});

function scenes(
  kind: Picture['kind'],
  count: number,
  width: number,
  height: number,
  titleOf: (index: number) => string | undefined,
): Picture[] {
  return Array.from({ length: count }, (_, index) => {
    const id = kind === 'hero' ? `hero-${index + 1}` : `${kind}-${String(index + 1).padStart(2, '0')}`;
    const title = titleOf(index);
    const svg = drawScene({
      name: id,
      width,
      height,
      paint: paintOf(id),
      objects: objectsOf(index),
      title,
    });
    return { id, kind, title: title ?? objectsOf(index)[0]!, width, height, svg };
  });
}

function faces(count: number): Picture[] {
  return Array.from({ length: count }, (_, index) => {
    const id = `face-${String(index + 1).padStart(2, '0')}`;
    return {
      id,
      kind: 'face' as const,
      title: 'portrait',
      width: 640,
      height: 640,
      svg: drawFace(id, paintOf(id), 640),
    };
  });
}

/** Every still picture of the media server. */
export const PICTURES: Picture[] = [
  ...scenes('board', 48, 960, 720, () => undefined),
  ...faces(36),
  ...scenes('story', 40, 720, 1280, WORDS.story),
  ...scenes('post', 40, 800, 1000, WORDS.post),
  ...scenes('hero', 6, 1600, 900, () => undefined),
];
