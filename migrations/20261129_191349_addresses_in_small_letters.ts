import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "animals_contact_email_lower_idx" ON "animals" USING btree (lower("contact_email"));
  CREATE INDEX "_animals_v_version_contact_email_lower_idx" ON "_animals_v" USING btree (lower("version_contact_email"));
  CREATE INDEX "form_submissions_sender_email_lower_idx" ON "form_submissions" USING btree (lower("sender_email"));
  CREATE INDEX "adoption_requests_applicant_email_lower_idx" ON "adoption_requests" USING btree (lower("applicant_email"));
  CREATE INDEX "shelters_contact_email_lower_idx" ON "shelters" USING btree (lower("contact_email"));
  CREATE INDEX "shelters_email_lower_idx" ON "shelters" USING btree (lower("email"));
  CREATE INDEX "_shelters_v_version_contact_email_lower_idx" ON "_shelters_v" USING btree (lower("version_contact_email"));
  CREATE INDEX "_shelters_v_version_email_lower_idx" ON "_shelters_v" USING btree (lower("version_email"));
  CREATE INDEX "users_email_lower_idx" ON "users" USING btree (lower("email"));
  CREATE INDEX "tickets_requester_email_lower_idx" ON "tickets" USING btree (lower("requester_email"));
  CREATE INDEX "donors_email_lower_idx" ON "donors" USING btree (lower("email"));
  CREATE INDEX "donations_email_lower_idx" ON "donations" USING btree (lower("email"));
  CREATE INDEX "sponsorships_email_lower_idx" ON "sponsorships" USING btree (lower("email"));
  CREATE INDEX "consents_email_lower_idx" ON "consents" USING btree (lower("email"));
  CREATE INDEX "emails_to_lower_idx" ON "emails" USING btree (lower("to"));
  CREATE INDEX "emails_reply_to_lower_idx" ON "emails" USING btree (lower("reply_to"));
  CREATE INDEX "saved_searches_email_lower_idx" ON "saved_searches" USING btree (lower("email"));
  CREATE INDEX "relay_sides_email_lower_idx" ON "relay_sides" USING btree (lower("email"));
  CREATE INDEX "abuse_reports_reporter_email_lower_idx" ON "abuse_reports" USING btree (lower("reporter_email"));`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "animals_contact_email_lower_idx";
  DROP INDEX "_animals_v_version_contact_email_lower_idx";
  DROP INDEX "form_submissions_sender_email_lower_idx";
  DROP INDEX "adoption_requests_applicant_email_lower_idx";
  DROP INDEX "shelters_contact_email_lower_idx";
  DROP INDEX "shelters_email_lower_idx";
  DROP INDEX "_shelters_v_version_contact_email_lower_idx";
  DROP INDEX "_shelters_v_version_email_lower_idx";
  DROP INDEX "users_email_lower_idx";
  DROP INDEX "tickets_requester_email_lower_idx";
  DROP INDEX "donors_email_lower_idx";
  DROP INDEX "donations_email_lower_idx";
  DROP INDEX "sponsorships_email_lower_idx";
  DROP INDEX "consents_email_lower_idx";
  DROP INDEX "emails_to_lower_idx";
  DROP INDEX "emails_reply_to_lower_idx";
  DROP INDEX "saved_searches_email_lower_idx";
  DROP INDEX "relay_sides_email_lower_idx";
  DROP INDEX "abuse_reports_reporter_email_lower_idx";`)
}
