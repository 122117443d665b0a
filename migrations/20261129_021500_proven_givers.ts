import { MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** An account that had not proven an address was written beside what others gave with it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    UPDATE "donors" SET "user_id" = NULL WHERE "user_id" IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM "users" WHERE "users"."id" = "donors"."user_id"
        AND "users"."email" = "donors"."email" AND "users"."email_verified" IS NOT NULL
    );`)
}

/** What was taken back is not known any more. */
export async function down(): Promise<void> {}
