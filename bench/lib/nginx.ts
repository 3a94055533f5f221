import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answers, startProcess, type RunningServer } from './server-process'

export async function serveWithNginx(
  nginx: string,
  port: number,
  body: Buffer,
  encoding: string,
): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'carelane-nginx-'))
  await writeFile(join(folder, 'page'), body)
  const url = `http://127.0.0.1:${port}/page`
  const stop = await startNginx(nginx, folder, { http: http(folder, port, encoding), readyAt: url })
  return {
    url,
    stop: async () => {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** @param site directives for its `http` block, and an address that answers 200 when ready */
export async function startNginx(
  nginx: string,
  folder: string,
  site: { http: string; readyAt: string },
): Promise<() => Promise<void>> {
  const file = join(folder, 'nginx.conf')
  await writeFile(file, configuration(folder, site.http))
  return startProcess({
    command: nginx,
    args: ['-p', folder, '-e', join(folder, 'error.log'), '-c', file],
    isReady: () => answers(site.readyAt),
  })
}

function configuration(folder: string, http: string): string {
  return `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${http}
}
`
}

function http(folder: string, port: number, encoding: string): string {
  return `
  keepalive_requests 1000000;
  server {
    listen 127.0.0.1:${port};
    location = /page {
      root ${folder};
      default_type text/html;
      add_header Content-Encoding ${encoding};
      add_header Vary Accept-Encoding;
      add_header Cache-Control "public, max-age=0, must-revalidate";
    }
  }`
}
