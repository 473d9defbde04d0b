/** What tells browsers apart; `standalone` is set where an app was put on an Apple device's home screen. */
type Browser = Pick<Navigator, 'userAgent'> & { readonly standalone?: boolean };

/**
 * Whether a browser deletes what pages store when they were not visited for seven days: WebKit does, which is inside every
 * browser of an iPhone too, but not to apps on the home screen. Chrome's engine still calls itself by WebKit's name.
 */
export function cleansStorage({ userAgent, standalone = false }: Browser): boolean {
  return /AppleWebKit\//.test(userAgent) && !/Chrome|Chromium|Android/.test(userAgent) && !standalone;
}
