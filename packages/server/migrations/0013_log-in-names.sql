CREATE TABLE "log_in_names" (
	"name" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "log_in_names" ADD CONSTRAINT "log_in_names_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "log_in_names_by_user" ON "log_in_names" USING btree ("user_id");--> statement-breakpoint
CREATE FUNCTION log_in_name(typed text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
-- What Unicode calls default ignorable, and the blank of Braille: signs that nobody sees make no other name.
RETURN btrim(regexp_replace(regexp_replace(lower(normalize(typed, NFKC)),
  '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]', '', 'g'),
  '\s+', ' ', 'g'));
--> statement-breakpoint
CREATE FUNCTION keep_log_in_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM log_in_names WHERE user_id = new.user_id
    AND name <> log_in_name(new.user_name) AND name IS DISTINCT FROM log_in_name(new.email);
  INSERT INTO log_in_names (name, user_id) VALUES (log_in_name(new.user_name), new.user_id) ON CONFLICT (name) DO NOTHING;
  IF NOT EXISTS (SELECT FROM log_in_names WHERE name = log_in_name(new.user_name) AND user_id = new.user_id) THEN
    RAISE unique_violation USING MESSAGE = 'the user name is somebody''s log-in name', CONSTRAINT = 'users_user_name_once';
  END IF;
  IF new.email IS NOT NULL THEN
    INSERT INTO log_in_names (name, user_id) VALUES (log_in_name(new.email), new.user_id) ON CONFLICT (name) DO NOTHING;
    IF NOT EXISTS (SELECT FROM log_in_names WHERE name = log_in_name(new.email) AND user_id = new.user_id) THEN
      RAISE unique_violation USING MESSAGE = 'the e-mail address is somebody''s log-in name', CONSTRAINT = 'users_email_once';
    END IF;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Where two accounts claimed one name before, the owner of the address keeps it, then the older account.
INSERT INTO log_in_names (name, user_id) SELECT log_in_name(email), user_id FROM users WHERE email IS NOT NULL ORDER BY user_id
ON CONFLICT (name) DO NOTHING;
--> statement-breakpoint
INSERT INTO log_in_names (name, user_id) SELECT log_in_name(user_name), user_id FROM users ORDER BY user_id
ON CONFLICT (name) DO NOTHING;
--> statement-breakpoint
CREATE TRIGGER users_keep_log_in_names AFTER INSERT OR UPDATE OF user_name, email ON users
FOR EACH ROW EXECUTE FUNCTION keep_log_in_names();
