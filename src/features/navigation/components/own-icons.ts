/** Paths that client components draw: the table of all of them is not sent to the browser. */
export const PERSON = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20c.8-3.4 3.8-5 7.5-5s6.7 1.6 7.5 5'
export const HEART =
  'M12 20C6.5 16.3 3.5 13 3.5 9.3A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 8.5 2.3c0 3.7-3 7-8.5 10.7Z'
