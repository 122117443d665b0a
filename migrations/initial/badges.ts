import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Whatever writes a fact that badges count, and however it is undone, its people are counted again. */
export async function makeBadgeTriggers(db: MigrateUpArgs['db']): Promise<void> {
  await db.execute(sql`
  CREATE FUNCTION badge_touch(person uuid) RETURNS void LANGUAGE sql AS $body$
    INSERT INTO badge_touches (user_id) SELECT person WHERE person IS NOT NULL $body$;
  CREATE FUNCTION badge_touch_address(address text) RETURNS void LANGUAGE sql AS $body$
    INSERT INTO badge_touches (user_id) SELECT id FROM users WHERE email = lower(address) $body$;
  CREATE FUNCTION badge_touch_row() RETURNS trigger LANGUAGE plpgsql AS $body$
  DECLARE
    named text;
    was jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
    new_row jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  BEGIN
    FOREACH named IN ARRAY TG_ARGV LOOP
      PERFORM badge_touch((new_row ->> named)::uuid);
      IF was ->> named IS DISTINCT FROM new_row ->> named THEN
        PERFORM badge_touch((was ->> named)::uuid);
      END IF;
    END LOOP;
    RETURN NULL;
  END $body$;
  CREATE FUNCTION badge_touch_donor() RETURNS trigger LANGUAGE plpgsql AS $body$
  BEGIN
    PERFORM badge_touch_address(d.email) FROM donors d WHERE d.id IN (OLD.donor_id, NEW.donor_id);
    RETURN NULL;
  END $body$;
  CREATE FUNCTION badge_touch_applicant() RETURNS trigger LANGUAGE plpgsql AS $body$
  BEGIN
    PERFORM badge_touch(id) FROM (
      VALUES (OLD.applicant_user_id), (NEW.applicant_user_id), (OLD.assignee_id), (NEW.assignee_id)
    ) AS person(id) GROUP BY id;
    PERFORM badge_touch_address(address) FROM (
      VALUES (OLD.applicant_email), (NEW.applicant_email)) AS known(address) GROUP BY address;
    RETURN NULL;
  END $body$;
  CREATE FUNCTION badge_touch_slot() RETURNS trigger LANGUAGE plpgsql AS $body$
  BEGIN
    INSERT INTO badge_touches (user_id)
      SELECT f.user_id FROM volunteer_shifts f WHERE f.slot_id = NEW.id AND f.attendance IS NOT NULL;
    RETURN NULL;
  END $body$;
  CREATE FUNCTION badge_touch_followed() RETURNS trigger LANGUAGE plpgsql AS $body$
  BEGIN
    PERFORM badge_touch(NEW.id);
    INSERT INTO badge_touches (user_id) SELECT followed_id FROM profile_follows WHERE user_id = NEW.id;
    RETURN NULL;
  END $body$;
  CREATE TRIGGER badge_touch AFTER INSERT OR UPDATE OR DELETE ON payments
    FOR EACH ROW EXECUTE FUNCTION badge_touch_donor();
  CREATE TRIGGER badge_touch AFTER UPDATE OR DELETE ON sponsorships
    FOR EACH ROW EXECUTE FUNCTION badge_touch_donor();
  CREATE TRIGGER badge_touch AFTER INSERT OR UPDATE OR DELETE ON adoption_requests
    FOR EACH ROW EXECUTE FUNCTION badge_touch_applicant();
  CREATE TRIGGER badge_touch AFTER INSERT OR DELETE ON profile_follows
    FOR EACH ROW EXECUTE FUNCTION badge_touch_row('followed_id');
  CREATE TRIGGER badge_touch AFTER INSERT OR UPDATE OR DELETE ON users_memberships
    FOR EACH ROW EXECUTE FUNCTION badge_touch_row('_parent_id');
  CREATE TRIGGER badge_touch AFTER INSERT OR UPDATE OR DELETE ON lost_found_reports
    FOR EACH ROW EXECUTE FUNCTION badge_touch_row('user_id');
  CREATE TRIGGER badge_touch AFTER INSERT OR UPDATE OR DELETE ON walks
    FOR EACH ROW EXECUTE FUNCTION badge_touch_row('created_by');
  CREATE TRIGGER badge_touch AFTER INSERT OR UPDATE OR DELETE ON places
    FOR EACH ROW EXECUTE FUNCTION badge_touch_row('created_by_id');
  CREATE TRIGGER badge_touch AFTER INSERT OR UPDATE OR DELETE ON wall_posts
    FOR EACH ROW EXECUTE FUNCTION badge_touch_row('author_id');
  CREATE TRIGGER badge_touch AFTER INSERT OR UPDATE OR DELETE ON volunteer_shifts
    FOR EACH ROW EXECUTE FUNCTION badge_touch_row('user_id');
  CREATE TRIGGER badge_touch AFTER UPDATE ON volunteer_slots
    FOR EACH ROW WHEN (OLD.cancelled_at IS DISTINCT FROM NEW.cancelled_at)
    EXECUTE FUNCTION badge_touch_slot();
  CREATE TRIGGER badge_touch AFTER UPDATE ON users
    FOR EACH ROW WHEN (OLD.email_verified IS DISTINCT FROM NEW.email_verified OR OLD.email IS DISTINCT FROM NEW.email)
    EXECUTE FUNCTION badge_touch_followed();`)
}

/** With their triggers. */
export async function dropBadgeTriggers(db: MigrateDownArgs['db']): Promise<void> {
  await db.execute(sql`
  DROP FUNCTION badge_touch_row() CASCADE;
  DROP FUNCTION badge_touch_donor() CASCADE;
  DROP FUNCTION badge_touch_applicant() CASCADE;
  DROP FUNCTION badge_touch_slot() CASCADE;
  DROP FUNCTION badge_touch_followed() CASCADE;
  DROP FUNCTION badge_touch_address(text);
  DROP FUNCTION badge_touch(uuid);`)
}
