ALTER TABLE "passkeys" ALTER COLUMN "passkey_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "passkeys" ALTER COLUMN "passkey_id" SET MAXVALUE 9223372036854775807;