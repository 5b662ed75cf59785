/**
 * Lets the browser scroll, paint and answer between two steps of the start. Evaluated at once, React, the router and the app would block a
 * slow phone for a sixth of a second; the page is already there to be read (decision 73).
 */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
