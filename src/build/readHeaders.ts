/** Header rules of a `_headers` file: the beginning of the paths they hold for, and the headers. */
export type HeaderRules = readonly { readonly prefix: string; readonly headers: Record<string, string> }[];

/** Reads a `_headers` file whose patterns end in `*`. */
export function readHeaders(file: string): HeaderRules {
  return [...file.matchAll(/^(\/\S*)\*\n((?: .*\n?)*)/gm)].map(([, prefix = '', lines = '']) => ({
    prefix,
    headers: Object.fromEntries(
      [...lines.matchAll(/^\s+([^:]+): (.*)$/gm)].map(([, name, value]) => [name, value]),
    ),
  }));
}

/** All headers that the rules give to a path. */
export function headersFor(rules: HeaderRules, path: string): Record<string, string> {
  const holding = rules.filter(({ prefix }) => path.startsWith(prefix));
  return Object.assign({}, ...holding.map(({ headers }) => headers)) as Record<string, string>;
}
