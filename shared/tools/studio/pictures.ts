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

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const paintOf = (id: string) => pick(PAINTS, id);

function objectsOf(index: number): [ObjectName, ObjectName, ObjectName] {
  const at = (step: number) => OBJECT_NAMES[(index * 7 + step) % OBJECT_NAMES.length]!;
  return [OBJECT_NAMES[index % OBJECT_NAMES.length]!, at(5), at(11)];
}

const LESSONS = FILMS.filter(({ kind }) => kind === 'lesson');

/** The picture of a lesson's first step, for posts and stories: `post-03` for lesson-03. */
export const stepImage = (lessonId: string): string => lessonId.replace('lesson', 'post');

/** The pictures of a film's story, one for each of its first steps: `post-03`, `story-03-2`; none without a story. */
export const storyImages = ({ id, story }: Film): string[] =>
  numbers(story?.pictures ?? 0).map((step) =>
    step === 1 ? stepImage(id) : `${id.replace('lesson', 'story')}-${step}`,
  );

interface Painted {
  /** One in the middle; where there are more, one on its left and one on its right. */
  objects: readonly [ObjectName, ...ObjectName[]];
  /** The words below them. */
  words?: string;
}

/** The objects and words on a story, on a post, or on a lesson's poster. */
export function paintedOn(imageId: string): Painted {
  for (const lesson of LESSONS) {
    if (imageId === `poster-${lesson.id}`) return { objects: [lesson.steps[0]!.object], words: titleOf(lesson) };
    const step = [stepImage(lesson.id), ...storyImages(lesson).slice(1)].indexOf(imageId);
    if (step !== -1) return paintedStep(lesson, step);
  }
  throw new Error(`no lesson has the picture ${imageId}`);
}

/** A step's object, beside it two that other steps have, those of the next ones first. */
function paintedStep({ steps }: Film, index: number): Painted {
  const { object, head } = steps[index]!;
  const others = [...steps.slice(index + 1), ...steps.slice(0, index)].map((step) => step.object);
  const [left, right] = new Set(others.filter((other) => other !== object));
  return { objects: [object, left!, right!], words: head };
}

const numbered = (kind: string, number: number) => `${kind}-${String(number).padStart(2, '0')}`;

function scene(kind: Picture['kind'], id: string, width: number, height: number, painted: Painted): Picture {
  const { objects, words: title } = painted;
  const svg = drawScene({ name: id, width, height, paint: paintOf(id), objects, title });
  return { id, kind, title: title ?? objects[0], width, height, svg };
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
  ...numbers(48).map((number) =>
    scene('board', numbered('board', number), 960, 720, { objects: objectsOf(number - 1) }),
  ),
  ...faces(36),
  ...LESSONS.flatMap((lesson) => storyImages(lesson).slice(1)).map((id) =>
    scene('story', id, 720, 1280, paintedOn(id)),
  ),
  ...LESSONS.map(({ id }) => stepImage(id)).map((id) => scene('post', id, 800, 1000, paintedOn(id))),
  ...numbers(6).map((number) => scene('hero', `hero-${number}`, 1600, 900, { objects: objectsOf(number - 1) })),
];
