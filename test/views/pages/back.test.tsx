/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import { addressNow, renderSongbook } from '../../support/renderSongbook';

const back = () => act(() => window.history.back());

/** Opens a page that was reached from the list, with the parts that come late. */
async function open(path: string) {
  const opened = await renderSongbook('/');
  const { user } = opened;
  await user.click(document.querySelector(`a[href="${path}"]`)!);
  await screen.findByRole('heading', { level: 1 });
  return opened;
}

test.each([
  ['a panel', 'Ակորդներ', 'dialog'],
  ['the stage', 'Ամբողջ էկրան', 'group'],
] as const)('Back closes %s, then it leaves, and Forward returns', async (_, tool, role) => {
  const { user } = await open('/songs/29');
  const opened = () => screen.queryByRole(role, { name: role === 'group' ? 'Ամբողջ էկրան' : /./ });
  await user.click(await screen.findByRole('button', { name: tool }));
  await waitFor(() => expect(opened()).toBeInTheDocument());
  const { length } = window.history;
  back();
  await waitFor(() => expect(opened()).not.toBeInTheDocument());
  await waitFor(() => expect(addressNow()).toBe('/songs/29'));
  expect(screen.getByTestId('transpose-value')).toBeInTheDocument();
  expect(window.history).toHaveLength(length);
  back();
  await waitFor(() => expect(addressNow()).toBe('/'));
  await waitFor(() => expect(screen.queryByTestId('transpose-value')).not.toBeInTheDocument());
  act(() => window.history.forward());
  expect(await screen.findByTestId('transpose-value')).toBeInTheDocument();
});

test('Back closes a panel over the stage first, and a dialog', async () => {
  const { user } = await open('/songs/29');
  await user.click(await screen.findByRole('button', { name: 'Ամբողջ էկրան' }));
  await screen.findByRole('button', { name: 'Դուրս գալ ամբողջ էկրանի ռեժիմից' });
  await user.click(screen.getByRole('button', { name: 'Կիսվել' }));
  await screen.findByRole('dialog');
  back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Դուրս գալ ամբողջ էկրանի ռեժիմից' })).toBeInTheDocument();
  await waitFor(() => expect(addressNow()).toBe('/songs/29'));
  back();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Դուրս գալ ամբողջ էկրանի ռեժիմից' })).not.toBeInTheDocument(),
  );
});

/** What a browser tells of a phone's Back. */
class CloseWatcher extends EventTarget {
  static readonly open: CloseWatcher[] = [];
  constructor() {
    super();
    CloseWatcher.open.push(this);
  }
  readonly destroy = () => void CloseWatcher.open.splice(CloseWatcher.open.indexOf(this), 1);
}

test('a phone’s Back closes what is open where the song was opened by a link', async () => {
  window.CloseWatcher = CloseWatcher;
  const { user } = await renderSongbook('/songs/29');
  await user.click(await screen.findByRole('button', { name: 'Ակորդներ' }));
  await screen.findByRole('dialog');
  act(() => void CloseWatcher.open.at(-1)!.dispatchEvent(new Event('close')));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(CloseWatcher.open).toEqual([]);
  delete window.CloseWatcher;
});
