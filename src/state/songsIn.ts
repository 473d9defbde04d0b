import { hasShape, type Shape } from './shape';

/** The song ids in a value of this shape, also ids outside the catalogue. */
export function songsIn(value: unknown, shape: Shape<unknown>): readonly number[] {
  switch (shape.kind) {
    case 'songId':
      return [value as number];
    case 'table':
      return Object.keys(value as object).map(Number);
    case 'keyed':
      return Object.values(value as object).flatMap((entry) => songsIn(entry, shape.entries));
    case 'record': {
      const fields = Object.entries(value as object).filter(([name]) => Object.hasOwn(shape.fields, name));
      return fields.flatMap(([name, field]) => songsIn(field, shape.fields[name]!));
    }
    case 'either':
      return songsIn(
        value,
        shape.shapes.find((one) => hasShape(value, one, Infinity))!,
      );
    default:
      return [];
  }
}
