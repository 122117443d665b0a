/** Where a browser keeps the likes of an account; it goes when nobody is signed in. */
export const LIKES_KEY = 'patte-blanche.likes.v1'
