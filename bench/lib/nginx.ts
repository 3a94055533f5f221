import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface RunningServer {
  readonly url: string
  stop(): Promise<void>
}

/** An nginx with one worker that serves one file, as it is, with the encoding it has. */
export async function serveWithNginx(
  nginx: string,
  port: number,
  body: Buffer,
  encoding: string,
): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'carelane-nginx-'))
  await writeFile(join(folder, 'page'), body)
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, port, encoding))
  const child = spawn(
    nginx,
    ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')],
    {
      stdio: 'ignore',
    },
  )
  const url = `http://127.0.0.1:${port}/page`
  for (let tries = 0; tries < 100 && !(await answers(url)); tries++) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    url,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function answers(url: string): Promise<boolean> {
  return (await fetch(url).catch(() => null))?.status === 200
}

function configuration(folder: string, port: number, encoding: string): string {
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
  keepalive_requests 1000000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    location = /page {
      root ${folder};
      default_type text/html;
      add_header Content-Encoding ${encoding};
      add_header Vary Accept-Encoding;
      add_header Cache-Control "public, max-age=0, must-revalidate";
    }
  }
}
`
}
