import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "animals" ALTER COLUMN "pedigree" DROP DEFAULT;
  ALTER TABLE "animals" ALTER COLUMN "is_visible" DROP DEFAULT;
  ALTER TABLE "_animals_v" ALTER COLUMN "version_pedigree" DROP DEFAULT;
  ALTER TABLE "_animals_v" ALTER COLUMN "version_is_visible" DROP DEFAULT;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "animals" ALTER COLUMN "pedigree" SET DEFAULT false;
  ALTER TABLE "animals" ALTER COLUMN "is_visible" SET DEFAULT true;
  ALTER TABLE "_animals_v" ALTER COLUMN "version_pedigree" SET DEFAULT false;
  ALTER TABLE "_animals_v" ALTER COLUMN "version_is_visible" SET DEFAULT true;`)
}
