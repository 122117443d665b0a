import { freeSlugIn } from '@/platform/db/free-slug'
import type { Execute } from '@/platform/db/transaction'
import { slugify } from '@/platform/slug.model'

import { RESERVED_SLUGS, WALK_LIMITS } from './model'

/** The address that a name asks for; a number follows where it is taken. In a transaction. */
export const freeSlug = (execute: Execute, name: string, walk?: string): Promise<string> =>
  freeSlugIn(execute, {
    table: 'walks',
    wanted: slugify(name, WALK_LIMITS.slug) || 'promenade',
    longest: WALK_LIMITS.slug,
    reserved: RESERVED_SLUGS,
    except: walk,
  })
