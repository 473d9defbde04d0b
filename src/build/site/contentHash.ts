import { createHash } from 'node:crypto';

/** A short hash for a file's name: it changes with the content. */
export function contentHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** The source expression that allows an inline script or style in a content security policy. */
export function policyHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
