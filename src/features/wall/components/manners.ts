// What brings a wall to life, fetched together and apart from its page.
export { pressLike, tellLikes } from './likes'
export { addOwnLinks, readOwn } from './own'
