/** A part of React's tree, as React tells its developer tools of it. */
interface Fiber {
  readonly flags: number;
  readonly type: unknown;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** React's flag for a component that was rendered. */
const PERFORMED_WORK = 1;

let rendered: string[] = [];

// React looks for it only when it is loaded itself, so a test imports this file first.
Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_: unknown, { current }: { current: Fiber }) => collect(current),
  },
});

/** Collects the components below a fiber that were rendered in the last commit: a child that is the same as before was not reached. */
function collect(fiber: Fiber): void {
  const { flags, type, alternate } = fiber;
  if (typeof type === 'function' && flags & PERFORMED_WORK) rendered.push(type.name);
  if (fiber.child === alternate?.child) return;
  for (let child = fiber.child; child; child = child.sibling) collect(child);
}

/** The names of the components that React renders while something is done, each time it does. */
export async function renderedWhile(act: () => Promise<void>): Promise<readonly string[]> {
  rendered = [];
  await act();
  return rendered;
}
