# docker build -t hengdu .        (or: git archive HEAD | docker build -t hengdu -, which names the commit)
FROM node:26-slim AS build
WORKDIR /build
COPY . .
RUN npm ci --ignore-scripts && node scripts/bootstrap.mjs --build && node scripts/production.ts /hengdu --slim

FROM node:26-slim
COPY --from=build --chown=0:0 /hengdu /hengdu
RUN useradd --uid 10001 --no-create-home --home-dir /data --shell /usr/sbin/nologin hengdu && install -d -o 10001 -g 10001 -m 700 /data
WORKDIR /hengdu
USER 10001
ENV HENGDU_ENV=production DATA_DIR=/data PORT=8080
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=90s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "dist/server/main.js"]
