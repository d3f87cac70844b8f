import { OBJECTS, type ObjectName } from './objects.ts';
import { CREAM, hashOf, MARIGOLD, type Paint } from './palette.ts';

interface Scene {
  name: string;
  width: number;
  height: number;
  paint: Paint;
  /** The first stands in front, the others behind it. */
  objects: readonly ObjectName[];
  title?: string;
}

/** A painted board: a background, a light behind the object of the trade, a double frame, and lettering where there is some. */
export function drawScene(scene: Scene): string {
  const { width, height, paint, title } = scene;
  const unit = Math.min(width, height);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><radialGradient id="g" cx="${30 + (hashOf(scene.name) % 40)}%" cy="38%" r="85%"><stop offset="0" stop-color="${paint.light}"/><stop offset=".55" stop-color="${paint.base}"/><stop offset="1" stop-color="${paint.dark}"/></radialGradient></defs>
<rect width="${width}" height="${height}" fill="url(#g)"/>
${drawBackground(scene)}
${drawObjects(scene, unit)}
<rect x="${unit * 0.025}" y="${unit * 0.025}" width="${width - unit * 0.05}" height="${height - unit * 0.05}" fill="none" stroke="${CREAM}" stroke-opacity=".45" stroke-width="${unit * 0.006}"/>
<rect x="${unit * 0.04}" y="${unit * 0.04}" width="${width - unit * 0.08}" height="${height - unit * 0.08}" fill="none" stroke="${CREAM}" stroke-opacity=".2" stroke-width="${unit * 0.003}"/>
${title ? drawLettering(title, scene, unit) : ''}
</svg>`;
}

/** Rays, ledger lines, an awning, or tiles, by the name. */
function drawBackground({ name, width, height, paint }: Scene): string {
  const line = (d: string, strokeWidth: number, opacity: number, colour: string = CREAM) =>
    `<path d="${d}" stroke="${colour}" stroke-width="${strokeWidth}" stroke-opacity="${opacity}" fill="none"/>`;
  switch (hashOf(`${name}/ground`) % 4) {
    case 0: {
      const rays = Array.from({ length: 18 }, (_, ray) => {
        const from = (ray * Math.PI) / 9;
        const reach = width + height;
        const at = (angle: number) =>
          `${width / 2 + Math.cos(angle) * reach} ${height * 0.48 + Math.sin(angle) * reach}`;
        return `M${width / 2} ${height * 0.48}L${at(from)} ${at(from + Math.PI / 18)}z`;
      });
      return `<path d="${rays.join('')}" fill="${paint.light}" fill-opacity=".35"/>`;
    }
    case 1: {
      const rows = Array.from({ length: 14 }, (_, row) => `M0 ${(height * (row + 1)) / 14}h${width}`).join('');
      return (
        line(rows, 2, 0.12) + line(`M${width * 0.16} 0v${height}m${width * 0.012} 0v-${height}`, 3, 0.6, '#E5484D')
      );
    }
    case 2: {
      const stripes = Array.from({ length: 12 }, (_, stripe) => {
        const x = (stripe * width) / 12;
        const fill = stripe % 2 ? CREAM : MARIGOLD;
        return `<path d="M${x} 0h${width / 12}v${height * 0.16}a${width / 24} ${width / 24} 0 0 1-${width / 12} 0z" fill="${fill}" fill-opacity=".92"/>`;
      });
      return stripes.join('');
    }
    default: {
      const size = Math.min(width, height) / 6;
      const tiles = Array.from({ length: Math.ceil(width / size) * Math.ceil(height / size) }, (_, tile) => {
        const columns = Math.ceil(width / size);
        const x = (tile % columns) * size + size / 2;
        const y = Math.floor(tile / columns) * size + size / 2;
        return `M${x} ${y - size * 0.4}L${x + size * 0.4} ${y}L${x} ${y + size * 0.4}L${x - size * 0.4} ${y}z`;
      });
      return `<path d="${tiles.join('')}" fill="${CREAM}" fill-opacity=".06"/>`;
    }
  }
}

function drawObjects({ name, width, height, objects, title }: Scene, unit: number): string {
  const [front, ...behind] = objects;
  const middle = height * (title ? 0.4 : 0.5);
  const drawObject = (object: ObjectName, x: number, y: number, size: number, degrees: number, opacity = 1) =>
    `<g transform="translate(${x - size / 2} ${y - size / 2}) rotate(${degrees} ${size / 2} ${size / 2}) scale(${size / 200})" opacity="${opacity}">${OBJECTS[object]}</g>`;
  const size = unit * 0.62;
  const shadow = `<ellipse cx="${width / 2}" cy="${middle + size * 0.47}" rx="${size * 0.46}" ry="${size * 0.06}" fill="#000" fill-opacity=".28"/>`;
  const sides = behind.map((object, index) => {
    const side = index % 2 ? 1 : -1;
    return drawObject(
      object,
      width / 2 + side * Math.min(width * 0.34, unit * 0.62),
      middle + unit * 0.08,
      unit * 0.36,
      side * 8,
      0.92,
    );
  });
  const tilt = (hashOf(`${name}/tilt`) % 13) - 6;
  return shadow + sides.join('') + (front ? drawObject(front, width / 2, middle, size, tilt) : '');
}

function drawLettering(title: string, { width, height }: Scene, unit: number): string {
  const isHindi = /[\u0900-\u097F]/.test(title);
  const size = unit * (isHindi ? 0.075 : 0.07);
  const lines = wrap(title, Math.floor(width / (size * (isHindi ? 0.6 : 0.66))));
  const from = height - unit * 0.1 - (lines.length - 1) * size * 1.15;
  const spans = lines.map(
    (words, index) => `<tspan x="${unit * 0.09}" y="${from + index * size * 1.15}">${words}</tspan>`,
  );
  const font = isHindi ? `Hind, 'Noto Sans Devanagari'` : `'Anek Wide'`;
  return `<rect x="0" y="${from - size * 1.7}" width="${width}" height="${height}" fill="#0F0D0B" fill-opacity=".62"/>
<path d="M${unit * 0.09} ${from - size * 1.15}h${unit * 0.16}" stroke="#E5484D" stroke-width="${unit * 0.012}"/>
<text font-family="${font}" font-weight="700" font-size="${size}" fill="${CREAM}">${spans.join('')}</text>`;
}

function wrap(title: string, columns: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= columns) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
