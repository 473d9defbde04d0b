import type { SongId, SongListing } from '../../catalogue';
import type { SongbookAction } from '../actions';
import { LOGGED_ACTIONS, type LoggedAction } from './loggedActions';

/** How the log validates and describes an action. */
export const loggedAction = ({ type }: Pick<SongbookAction, 'type'>): LoggedAction<unknown> =>
  LOGGED_ACTIONS[type] as LoggedAction<unknown>;

/** Describes an action in a sentence for a developer, with the titles of listed songs. */
export const describeAction = (action: SongbookAction, listings: readonly SongListing[]): string =>
  loggedAction(action).describe(action.payload, (id: SongId) => `«${listings[id]?.title ?? '?'}» (${id})`);
