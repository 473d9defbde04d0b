/** Fetches a part of the songbook; where that fails, it is fetched again whenever the network is back, until it has come. */
export const keepFetching = <Part>(fetchPart: () => Promise<Part>): Promise<Part> =>
  fetchPart().catch(async () => {
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return keepFetching(fetchPart);
  });
