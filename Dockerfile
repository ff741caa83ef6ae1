# The image of Proviso: docs/how-to/deploy.md says how to build and run it.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

# What npm needs to know, and nothing that changes more often: the installs below are kept by the builder.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY auth/package.json auth/
COPY cli/package.json cli/
COPY contracts/package.json contracts/
COPY database/package.json database/
COPY documents/package.json documents/
COPY engine/package.json engine/
COPY server/package.json server/
COPY web/package.json web/

# The web app, built.
FROM manifests AS web
RUN ["npm", "ci", "--omit=dev", "--workspace=web"]
COPY . .
RUN ["node", "tools/build-web.ts"]

# What the server and the command line need at run time; the web app's tools are not among it.
FROM manifests AS libraries
RUN ["npm", "ci", "--omit=dev", "--workspace=server", "--workspace=cli"]

FROM ${NODE_IMAGE}
LABEL org.opencontainers.image.title="Proviso" \
  org.opencontainers.image.description="Self-hosted AI document compliance scanner" \
  org.opencontainers.image.licenses="Apache-2.0"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 PROVISO_DATA_DIR=/data
WORKDIR /app
COPY --from=libraries /app ./
COPY LICENSE NOTICE ./
COPY auth auth
COPY bin bin
COPY cli cli
COPY contracts contracts
COPY database database
COPY documents documents
COPY engine engine
COPY examples/documents examples/documents
COPY policies policies
COPY server server
COPY --from=web /app/web/dist web/dist
# Volumes take over the owner of the folder that they are put on.
RUN ["node", "-e", "for (const folder of ['/data', '/app/.cache']) { fs.mkdirSync(folder, { mode: 0o700 }); fs.chownSync(folder, 1000, 1000) }"]
USER node
# Compiles the program once: in a file system that cannot be written to, every process would do so for itself.
RUN ["node", "bin/proviso.js", "scan", "--fail-on=high", "examples/documents/clean-memo.pdf"]
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=30s --interval=30s --timeout=5s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "bin/proviso.js"]
CMD ["start"]
