CREATE INDEX "services_rank" ON "services" USING btree ("rank" DESC NULLS LAST,"id") WHERE state = 'live';--> statement-breakpoint
CREATE INDEX "services_rating" ON "services" USING btree ("rating" DESC NULLS LAST,"id") WHERE state = 'live';--> statement-breakpoint
CREATE INDEX "services_views" ON "services" USING btree ("views" DESC NULLS LAST,"id") WHERE state = 'live';--> statement-breakpoint
CREATE INDEX "services_price" ON "services" USING btree ("lowest_price","id") WHERE state = 'live';