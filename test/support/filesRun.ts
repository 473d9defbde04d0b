import { Session } from 'node:inspector';
import { relative } from 'node:path';

interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly {
      readonly functionName: string;
      readonly ranges: readonly { readonly count: number }[];
    }[];
  }[];
}

/** Whether a function was run that its file holds: the module itself and what only hands on an export do not count. */
const isRun = ({ functionName, ranges }: Coverage['result'][number]['functions'][number]): boolean =>
  !/^(?:get(?: .*)?)?$/.test(functionName) && ranges.some(({ count }) => count > 0);

/** The files of `src` of which a function runs while `act` does, sorted. */
export async function filesRun(act: () => Promise<unknown>): Promise<readonly string[]> {
  const session = new Session();
  session.connect();
  const ask = <Answer>(method: string, options: object = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      session.post(method, options, (error, answer) => (error ? reject(error) : resolve(answer as Answer)));
    });
  await ask('Profiler.enable');
  await ask('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await ask('Profiler.takePreciseCoverage');
  await act();
  const { result } = await ask<Coverage>('Profiler.takePreciseCoverage');
  session.disconnect();
  return result
    .filter(({ functions }) => functions.some(isRun))
    .map(({ url }) => relative(process.cwd(), url.replace('file://', '')))
    .filter((path) => path.startsWith('src/'))
    .sort();
}
