import { hasShape, isRecord, type Shape } from './shape';

/** The song ids in a value of this shape, also ids outside the catalogue. */
export function songsIn(value: unknown, shape: Shape<unknown>): readonly number[] {
  switch (shape.kind) {
    case 'songId':
      return typeof value === 'number' ? [value] : [];
    case 'table':
      return isRecord(value) ? Object.keys(value).map(Number) : [];
    case 'keyed':
      return isRecord(value) ? Object.values(value).flatMap((entry) => songsIn(entry, shape.entries)) : [];
    case 'record':
      return isRecord(value)
        ? Object.entries(shape.fields).flatMap(([name, field]) => songsIn(value[name], field))
        : [];
    case 'either':
      return shape.shapes
        .filter((one) => hasShape(value, one, Infinity))
        .slice(0, 1)
        .flatMap((one) => songsIn(value, one));
    default:
      return [];
  }
}
