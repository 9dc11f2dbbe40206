import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { STATIC_FOLDER } from '../../gateway/static-folder.mjs'
import { OUTAGE_FOLDER } from '../steps/bundle.mjs'
import { fillTemplate } from './fill-template.mjs'
import { at, NODES } from './layout.mjs'

/** Values that are lost with the process cost nothing: limits, presence and invalidations. */
export const redisPart = ({ ports, programs }) => ({
  name: 'redis',
  command: programs['redis-server'],
  args: [
    ...['--bind', '127.0.0.1', '--port', String(ports.redis), '--save', '', '--appendonly', 'no'],
    ...['--maxmemory', '128mb', '--maxmemory-policy', 'allkeys-lru'],
  ],
})

export function haproxyPart({ folder, ports, programs }) {
  const file = join(folder, 'haproxy.cfg')
  const nodes = NODES.flatMap((node) => [
    [`DATABASE_${node}`, at(ports[`database${node}`])],
    [`REST_${node}`, ports[`rest${node}`]],
  ])
  const values = {
    PRIMARY_LISTEN: at(ports.primary),
    API_LISTEN: at(ports.apis),
    API_1: at(ports.api1),
    API_2: at(ports.api2),
    ...Object.fromEntries(nodes),
  }
  writeFileSync(file, fillTemplate('haproxy.cfg', values))
  return { name: 'haproxy', command: programs.haproxy, args: ['-W', '-f', file] }
}

export function nginxPart({ folder, ports, programs }) {
  const site = join(folder, 'nginx-site.conf')
  const file = join(folder, 'nginx.conf')
  const pictures = join(folder, 'pictures')
  const scratch = join(folder, 'nginx')
  for (const one of [pictures, scratch]) mkdirSync(one, { recursive: true })
  const values = {
    FRONT_LISTEN: at(ports.front),
    WEB_1: at(ports.web1),
    WEB_2: at(ports.web2),
    API_BALANCER: at(ports.apis),
    PICTURES_FOLDER: pictures,
    OUTAGE_FOLDER: resolve(OUTAGE_FOLDER),
    STATIC_FOLDER: resolve(STATIC_FOLDER),
  }
  writeFileSync(site, fillTemplate('nginx.conf', values))
  writeFileSync(file, mainFile(site, scratch))
  return {
    name: 'nginx',
    command: programs.nginx,
    args: ['-c', file, '-e', 'stderr'],
    ready: `http://${at(ports.front)}/healthz`,
  }
}

/** What the image of nginx brings of its own. */
const mainFile = (site, scratch) => `daemon off;
pid ${scratch}/pid;
error_log stderr warn;
worker_processes 2;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${scratch}/bodies;
  proxy_temp_path ${scratch}/answers;
  fastcgi_temp_path ${scratch}/fastcgi;
  uwsgi_temp_path ${scratch}/uwsgi;
  scgi_temp_path ${scratch}/scgi;
  include ${site};
}
`
