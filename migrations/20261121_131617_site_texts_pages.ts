import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_texts" ADD COLUMN "about_revised_at" timestamp(3) with time zone;
  ALTER TABLE "site_texts" ADD COLUMN "adoption_revised_at" timestamp(3) with time zone;
  ALTER TABLE "site_texts" ADD COLUMN "care_revised_at" timestamp(3) with time zone;
  ALTER TABLE "site_texts" ADD COLUMN "signup_title" varchar;
  ALTER TABLE "site_texts" ADD COLUMN "signup_description" varchar;
  ALTER TABLE "site_texts" ADD COLUMN "signup_body" varchar;
  ALTER TABLE "site_texts" ADD COLUMN "signup_revised_at" timestamp(3) with time zone;
  ALTER TABLE "site_texts" ADD COLUMN "act_title" varchar;
  ALTER TABLE "site_texts" ADD COLUMN "act_description" varchar;
  ALTER TABLE "site_texts" ADD COLUMN "act_body" varchar;
  ALTER TABLE "site_texts" ADD COLUMN "act_revised_at" timestamp(3) with time zone;
  ALTER TABLE "site_texts" ADD COLUMN "contact_title" varchar;
  ALTER TABLE "site_texts" ADD COLUMN "contact_description" varchar;
  ALTER TABLE "site_texts" ADD COLUMN "contact_body" varchar;
  ALTER TABLE "site_texts" ADD COLUMN "contact_revised_at" timestamp(3) with time zone;
  ALTER TABLE "site_texts" ADD COLUMN "faq_title" varchar;
  ALTER TABLE "site_texts" ADD COLUMN "faq_description" varchar;
  ALTER TABLE "site_texts" ADD COLUMN "faq_body" varchar;
  ALTER TABLE "site_texts" ADD COLUMN "faq_revised_at" timestamp(3) with time zone;
  ALTER TABLE "site_texts" ADD COLUMN "legal_revised_at" timestamp(3) with time zone;
  ALTER TABLE "site_texts" ADD COLUMN "privacy_revised_at" timestamp(3) with time zone;
  ALTER TABLE "site_texts" ADD COLUMN "terms_revised_at" timestamp(3) with time zone;
  ALTER TABLE "site_texts" ADD COLUMN "accessibility_revised_at" timestamp(3) with time zone;
  ALTER TABLE "_site_texts_v" ADD COLUMN "version_about_revised_at" timestamp(3) with time zone;
  ALTER TABLE "_site_texts_v" ADD COLUMN "version_adoption_revised_at" timestamp(3) with time zone;
  ALTER TABLE "_site_texts_v" ADD COLUMN "version_care_revised_at" timestamp(3) with time zone;
  ALTER TABLE "_site_texts_v" ADD COLUMN "version_signup_title" varchar;
  ALTER TABLE "_site_texts_v" ADD COLUMN "version_signup_description" varchar;
  ALTER TABLE "_site_texts_v" ADD COLUMN "version_signup_body" varchar;
  ALTER TABLE "_site_texts_v" ADD COLUMN "version_signup_revised_at" timestamp(3) with time zone;
  ALTER TABLE "_site_texts_v" ADD COLUMN "version_act_title" varchar;
  ALTER TABLE "_site_texts_v" ADD COLUMN "version_act_description" varchar;
  ALTER TABLE "_site_texts_v" ADD COLUMN "version_act_body" varchar;
  ALTER TABLE "_site_texts_v" ADD COLUMN "version_act_revised_at" timestamp(3) with time zone;
  ALTER TABLE "_site_texts_v" ADD COLUMN "version_contact_title" varchar;
  ALTER TABLE "_site_texts_v" ADD COLUMN "version_contact_description" varchar;
  ALTER TABLE "_site_texts_v" ADD COLUMN "version_contact_body" varchar;
  ALTER TABLE "_site_texts_v" ADD COLUMN "version_contact_revised_at" timestamp(3) with time zone;
  ALTER TABLE "_site_texts_v" ADD COLUMN "version_faq_title" varchar;
  ALTER TABLE "_site_texts_v" ADD COLUMN "version_faq_description" varchar;
  ALTER TABLE "_site_texts_v" ADD COLUMN "version_faq_body" varchar;
  ALTER TABLE "_site_texts_v" ADD COLUMN "version_faq_revised_at" timestamp(3) with time zone;
  ALTER TABLE "_site_texts_v" ADD COLUMN "version_legal_revised_at" timestamp(3) with time zone;
  ALTER TABLE "_site_texts_v" ADD COLUMN "version_privacy_revised_at" timestamp(3) with time zone;
  ALTER TABLE "_site_texts_v" ADD COLUMN "version_terms_revised_at" timestamp(3) with time zone;
  ALTER TABLE "_site_texts_v" ADD COLUMN "version_accessibility_revised_at" timestamp(3) with time zone;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_texts" DROP COLUMN "about_revised_at";
  ALTER TABLE "site_texts" DROP COLUMN "adoption_revised_at";
  ALTER TABLE "site_texts" DROP COLUMN "care_revised_at";
  ALTER TABLE "site_texts" DROP COLUMN "signup_title";
  ALTER TABLE "site_texts" DROP COLUMN "signup_description";
  ALTER TABLE "site_texts" DROP COLUMN "signup_body";
  ALTER TABLE "site_texts" DROP COLUMN "signup_revised_at";
  ALTER TABLE "site_texts" DROP COLUMN "act_title";
  ALTER TABLE "site_texts" DROP COLUMN "act_description";
  ALTER TABLE "site_texts" DROP COLUMN "act_body";
  ALTER TABLE "site_texts" DROP COLUMN "act_revised_at";
  ALTER TABLE "site_texts" DROP COLUMN "contact_title";
  ALTER TABLE "site_texts" DROP COLUMN "contact_description";
  ALTER TABLE "site_texts" DROP COLUMN "contact_body";
  ALTER TABLE "site_texts" DROP COLUMN "contact_revised_at";
  ALTER TABLE "site_texts" DROP COLUMN "faq_title";
  ALTER TABLE "site_texts" DROP COLUMN "faq_description";
  ALTER TABLE "site_texts" DROP COLUMN "faq_body";
  ALTER TABLE "site_texts" DROP COLUMN "faq_revised_at";
  ALTER TABLE "site_texts" DROP COLUMN "legal_revised_at";
  ALTER TABLE "site_texts" DROP COLUMN "privacy_revised_at";
  ALTER TABLE "site_texts" DROP COLUMN "terms_revised_at";
  ALTER TABLE "site_texts" DROP COLUMN "accessibility_revised_at";
  ALTER TABLE "_site_texts_v" DROP COLUMN "version_about_revised_at";
  ALTER TABLE "_site_texts_v" DROP COLUMN "version_adoption_revised_at";
  ALTER TABLE "_site_texts_v" DROP COLUMN "version_care_revised_at";
  ALTER TABLE "_site_texts_v" DROP COLUMN "version_signup_title";
  ALTER TABLE "_site_texts_v" DROP COLUMN "version_signup_description";
  ALTER TABLE "_site_texts_v" DROP COLUMN "version_signup_body";
  ALTER TABLE "_site_texts_v" DROP COLUMN "version_signup_revised_at";
  ALTER TABLE "_site_texts_v" DROP COLUMN "version_act_title";
  ALTER TABLE "_site_texts_v" DROP COLUMN "version_act_description";
  ALTER TABLE "_site_texts_v" DROP COLUMN "version_act_body";
  ALTER TABLE "_site_texts_v" DROP COLUMN "version_act_revised_at";
  ALTER TABLE "_site_texts_v" DROP COLUMN "version_contact_title";
  ALTER TABLE "_site_texts_v" DROP COLUMN "version_contact_description";
  ALTER TABLE "_site_texts_v" DROP COLUMN "version_contact_body";
  ALTER TABLE "_site_texts_v" DROP COLUMN "version_contact_revised_at";
  ALTER TABLE "_site_texts_v" DROP COLUMN "version_faq_title";
  ALTER TABLE "_site_texts_v" DROP COLUMN "version_faq_description";
  ALTER TABLE "_site_texts_v" DROP COLUMN "version_faq_body";
  ALTER TABLE "_site_texts_v" DROP COLUMN "version_faq_revised_at";
  ALTER TABLE "_site_texts_v" DROP COLUMN "version_legal_revised_at";
  ALTER TABLE "_site_texts_v" DROP COLUMN "version_privacy_revised_at";
  ALTER TABLE "_site_texts_v" DROP COLUMN "version_terms_revised_at";
  ALTER TABLE "_site_texts_v" DROP COLUMN "version_accessibility_revised_at";`)
}
