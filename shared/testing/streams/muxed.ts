/** Puts the sound of a film into its picture: ISO 14496-12, boxes of a fragmented MP4. */

interface Box {
  type: string;
  bytes: Buffer;
}

const HEADER_BYTES = 8;
const SOUND_ID = 2;
/** The distance from the start of a box to the id of the track in it. */
const ID_AT: Readonly<Record<string, number>> = { tkhd: 20, trex: 12, tfhd: 12 };

function boxesIn(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at < bytes.length; at += bytes.readUInt32BE(at))
    boxes.push({
      type: bytes.toString('latin1', at + 4, at + HEADER_BYTES),
      bytes: bytes.subarray(at, at + bytes.readUInt32BE(at)),
    });
  return boxes;
}

const inside = ({ bytes }: Box): Box[] => boxesIn(bytes.subarray(HEADER_BYTES));

const only = (boxes: readonly Box[], type: string): Box => boxes.find((box) => box.type === type)!;

function boxOf(type: string, boxes: readonly Box[]): Box {
  const bytes = Buffer.concat([Buffer.alloc(HEADER_BYTES), ...boxes.map((box) => box.bytes)]);
  bytes.writeUInt32BE(bytes.length);
  bytes.write(type, 4, 'latin1');
  return { type, bytes };
}

/** The box with the id of the sound's track wherever one is. */
function asSound(box: Box): Box {
  if (['trak', 'moof', 'traf'].includes(box.type)) return boxOf(box.type, inside(box).map(asSound));
  const at = ID_AT[box.type];
  if (at === undefined) return box;
  const bytes = Buffer.from(box.bytes);
  bytes.writeUInt32BE(SOUND_ID, at);
  return { ...box, bytes };
}

const joined = (boxes: readonly Box[]): Buffer => Buffer.concat(boxes.map(({ bytes }) => bytes));

/** The start of a film of two tracks. */
export function muxedStart(picture: Buffer, sound: Buffer): Buffer {
  const [pictures, sounds] = [boxesIn(picture), boxesIn(sound)];
  const [movie, soundMovie] = [inside(only(pictures, 'moov')), inside(only(sounds, 'moov'))];
  const defaults = (boxes: readonly Box[]) => only(inside(only(boxes, 'mvex')), 'trex');
  return joined([
    only(pictures, 'ftyp'),
    boxOf('moov', [
      only(movie, 'mvhd'),
      only(movie, 'trak'),
      asSound(only(soundMovie, 'trak')),
      boxOf('mvex', [defaults(movie), asSound(defaults(soundMovie))]),
    ]),
  ]);
}

/** A part of a film of two tracks: a fragment of each. */
export const muxedPart = (picture: Buffer, sound: Buffer): Buffer => {
  const fragment = (bytes: Buffer) => boxesIn(bytes).filter(({ type }) => type === 'moof' || type === 'mdat');
  return joined([...fragment(picture), ...fragment(sound).map(asSound)]);
};
