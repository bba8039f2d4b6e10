# syntax=docker/dockerfile:1
# The server with its dashboard, as the package @capstan/server has it. How to build and run it: docs/deploy.md.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY server/package.json server/
COPY sdk/package.json sdk/
COPY cli/package.json cli/
COPY dashboard/package.json dashboard/
RUN npm ci --ignore-scripts
COPY . .
# The version that the server shows ends in the commit, which the image cannot ask git for.
ARG COMMIT
RUN npm run build && node server/build.ts /package

# What runs: of the packages neither what only the build needs, nor types, maps and pages to read.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY --from=build /app/package.json /app/package-lock.json /app/.npmrc ./
COPY --from=build /app/server/package.json server/
COPY --from=build /app/sdk/package.json sdk/
COPY --from=build /app/cli/package.json cli/
COPY --from=build /app/dashboard/package.json dashboard/
COPY deploy/prune-packages deploy/
RUN npm ci --omit=dev --ignore-scripts --workspace server && deploy/prune-packages

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 CAPSTAN_DATA_DIR=/data
RUN install --directory --owner=1000 --group=1000 --mode=0700 /data
COPY --from=packages /app/node_modules node_modules
COPY --from=packages /app/server/node_modules server/node_modules
COPY --from=build /package ./
# The user "node"; by number, so that Kubernetes sees that it is not root.
USER 1000:1000
VOLUME /data
EXPOSE 8080
# The last signal of a stop comes after CAPSTAN_SHUTDOWN_DELAY and what is under way: give it 60 seconds.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=1600", "server/src/start.js", "serve"]
