import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "animals" ADD COLUMN "idempotency_key" varchar;
  ALTER TABLE "_animals_v" ADD COLUMN "version_idempotency_key" varchar;
  CREATE UNIQUE INDEX "animals_idempotency_key_idx" ON "animals" USING btree ("idempotency_key");
  CREATE INDEX "_animals_v_version_version_idempotency_key_idx" ON "_animals_v" USING btree ("version_idempotency_key");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "animals_idempotency_key_idx";
  DROP INDEX "_animals_v_version_version_idempotency_key_idx";
  ALTER TABLE "animals" DROP COLUMN "idempotency_key";
  ALTER TABLE "_animals_v" DROP COLUMN "version_idempotency_key";`)
}
