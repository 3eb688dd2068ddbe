# The app alone; compose.yaml puts PostgreSQL and S3-compatible storage beside it.
FROM node:24-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --chown=node:node . .
# The web app is built here, so the development packages are needed for as long.
RUN npm ci --include=dev && npm run build && npm prune --omit=dev && install -d -o node -g node /data
USER node
ENV DATA_DIR=/data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/server/src/main.ts"]
