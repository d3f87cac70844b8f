import { drawFace } from './face.ts';
import { FILMS, titleOf, type Film } from './films.ts';
import { OBJECT_NAMES, type ObjectName } from './objects.ts';
import { PAINTS, pick } from './palette.ts';
import { drawScene } from './scene.ts';

interface Picture {
  id: string;
  kind: 'board' | 'face' | 'story' | 'post' | 'hero';
  title: string;
  width: number;
  height: number;
  svg: string;
}

/** The lettering of stories. */
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

const LESSONS = FILMS.filter(({ kind }) => kind === 'lesson');

/** The picture of a lesson's first step, for posts: `post-03` for lesson-03. */
export const stepImage = (lessonId: string): string => lessonId.replace('lesson', 'post');

interface Painted {
  /** One in the middle; where there are more, one on its left and one on its right. */
  objects: readonly [ObjectName, ...ObjectName[]];
  /** The words below them. */
  words?: string;
}

const story = (index: number): Painted => ({ objects: objectsOf(index), words: SLOGANS[index % SLOGANS.length] });

/** The objects and words on a story, on a post, or on a lesson's poster. */
export function paintedOn(imageId: string): Painted {
  const lesson = LESSONS.find(({ id }) => imageId === stepImage(id) || imageId === `poster-${id}`);
  if (!lesson) return story(Number(imageId.slice('story-'.length)) - 1);
  if (imageId === stepImage(lesson.id)) return firstStep(lesson);
  return { objects: [lesson.steps[0]!.object], words: titleOf(lesson) };
}

/** A step's object, beside it two of the steps after it that have others. */
function firstStep({ steps: [first, ...after] }: Film): Painted {
  const { object, head } = first!;
  const others = after.map((step) => step.object).filter((other) => other !== object);
  const [left, right] = [...new Set(others)];
  return { objects: [object, left!, right!], words: head };
}

const numbered = (kind: string, number: number) => `${kind}-${String(number).padStart(2, '0')}`;

function scene(kind: Picture['kind'], id: string, width: number, height: number, painted: Painted): Picture {
  const { objects, words: title } = painted;
  const svg = drawScene({ name: id, width, height, paint: paintOf(id), objects, title });
  return { id, kind, title: title ?? objects[0], width, height, svg };
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

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
  ...numbers(48).map((number) =>
    scene('board', numbered('board', number), 960, 720, { objects: objectsOf(number - 1) }),
  ),
  ...faces(36),
  ...numbers(40).map((number) => scene('story', numbered('story', number), 720, 1280, story(number - 1))),
  ...LESSONS.map((lesson) => scene('post', stepImage(lesson.id), 800, 1000, firstStep(lesson))),
  ...numbers(6).map((number) => scene('hero', `hero-${number}`, 1600, 900, { objects: objectsOf(number - 1) })),
];
