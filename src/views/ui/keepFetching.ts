/** Fetches a part of the songbook; if that fails, tries again whenever the network is back, until it succeeds. */
export const keepFetching = <Part>(fetchPart: () => Promise<Part>): Promise<Part> =>
  fetchPart().catch(async () => {
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return keepFetching(fetchPart);
  });
