import * as wall from '@/features/wall/api'
import * as comments from '@/features/wall/comments-api'
import * as desk from '@/features/wall/desk/api'
import type { Route } from '@/platform/http/route'

/** The wall: part of `routes.ts`. */
export const wallRoutes: readonly Route[] = [
  wall.listWallPosts,
  wall.readOwnWall,
  wall.readWallPost,
  wall.writeWallPost,
  wall.changeWallPost,
  wall.eraseWallPost,
  wall.likeWallPost,
  wall.flagWallPost,
  comments.listWallComments,
  comments.writeWallComment,
  comments.changeWallComment,
  comments.eraseWallComment,
  comments.flagWallComment,
  desk.listDeskWall,
  desk.decideWallPost,
  desk.decideWallComment,
  desk.showWallPostOnSheet,
]
