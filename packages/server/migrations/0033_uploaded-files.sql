CREATE TABLE "uploaded_files" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" integer,
	"kind" text NOT NULL,
	"extension" text,
	"size_bytes" bigint NOT NULL,
	"fingerprint" text,
	"storage_upload_id" text,
	"is_ready" boolean NOT NULL,
	"is_prepared" boolean NOT NULL,
	"prepare_until" timestamp with time zone,
	"prepare_tries" smallint DEFAULT 0 NOT NULL,
	"duration_ms" integer,
	"poster_file_id" uuid,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "uploaded_files_ready" CHECK (not is_ready or extension is not null)
);
--> statement-breakpoint
ALTER TABLE "uploaded_files" ADD CONSTRAINT "uploaded_files_owner_id_users_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploaded_files" ADD CONSTRAINT "uploaded_files_poster_file_id_uploaded_files_file_id_fk" FOREIGN KEY ("poster_file_id") REFERENCES "public"."uploaded_files"("file_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "uploaded_files_open" ON "uploaded_files" USING btree ("owner_id","fingerprint");--> statement-breakpoint
CREATE INDEX "uploaded_files_by_owner" ON "uploaded_files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "uploaded_files_by_poster" ON "uploaded_files" USING btree ("poster_file_id");--> statement-breakpoint
CREATE INDEX "uploaded_files_to_prepare" ON "uploaded_files" USING btree ("changed_at") WHERE is_ready and not is_prepared;