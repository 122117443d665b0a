FROM node:24-bookworm-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production \
    HOSTNAME=0.0.0.0 \
    PORT=3000 \
    MIGRATE_ON_START=1 \
    STORAGE_DIR=/data/files \
    NPM_CONFIG_UPDATE_NOTIFIER=false
COPY --from=build /app/package.json ./
COPY --from=build /app/scripts/start.mjs ./scripts/
COPY --from=build /app/scripts/lib ./scripts/lib
COPY --from=build /app/.next/standalone ./.next/standalone
RUN mkdir -p /data/files && chown -R node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["npm", "start"]
