import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Article } from '../article'
import { startNginx } from '../nginx'
import { startProcess, type RunningServer } from '../server-process'
import { findTool } from '../tools'

const run = promisify(execFile)

/** As in Debian's package. */
const WORDPRESS = '/usr/share/wordpress'

const TOOLS = {
  php: ['php'],
  phpFpm: ['php-fpm8.2', 'php-fpm8.4'],
  mariadb: ['mariadbd'],
  mariadbInstall: ['mariadb-install-db'],
  nginx: ['nginx'],
} as const

type Tools = Record<keyof typeof TOOLS, string>

export function findWordPress(): Tools | null {
  const found = Object.entries(TOOLS).map(([part, names]) => [
    part,
    names.map(findTool).find((file) => file !== null),
  ])
  const isWhole = existsSync(join(WORDPRESS, 'wp-load.php')) && found.every(([, file]) => file)
  return isWhole ? (Object.fromEntries(found) as Tools) : null
}

/**
 * Well configured, with full pages cached by nginx.
 * @param content a folder with the article's pictures
 */
export async function startWordPress(
  tools: Tools,
  article: Article,
  { folder, content, port }: { folder: string; content: string; port: number },
): Promise<RunningServer> {
  const url = `http://localhost:${port}/article/`
  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const end of stops.toReversed()) await end()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await mkdir(folder, { recursive: true })
    await cp(WORDPRESS, join(folder, 'www'), { recursive: true, dereference: true })
    await writeFile(join(folder, 'www/wp-config.php'), wordPressSettings(folder, port))
    stops.push(await startMariadb(tools, folder))
    await fillIn(tools.php, article, folder, content)
    stops.push(await startPhp(tools.phpFpm, folder))
    stops.push(await startNginx(tools.nginx, folder, { http: site(folder, port), readyAt: url }))
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startMariadb(tools: Tools, folder: string): Promise<() => Promise<void>> {
  const data = join(folder, 'database')
  const own = ['--no-defaults', `--datadir=${data}`, ...(isRoot() ? ['--user=root'] : [])]
  await run(tools.mariadbInstall, [...own, '--auth-root-authentication-method=normal', '--skip-test-db'])
  await writeFile(join(folder, 'database.sql'), 'CREATE DATABASE IF NOT EXISTS wordpress;\n')
  const socket = databaseSocket(folder)
  return startProcess({
    command: tools.mariadb,
    args: [...own, `--socket=${socket}`, '--skip-networking', `--init-file=${join(folder, 'database.sql')}`],
    isReady: () => Promise.resolve(existsSync(socket)),
  })
}

async function fillIn(php: string, article: Article, folder: string, content: string): Promise<void> {
  const largest = article.cover.sources.toSorted((one, other) => other.width - one.width)[0]
  if (!largest) throw new Error('the article has no picture')
  await writeFile(join(content, 'article.json'), JSON.stringify({ ...article, picture: largest.file }))
  await run(php, [join(import.meta.dirname, 'set-up.php'), join(folder, 'www'), content])
}

async function startPhp(phpFpm: string, folder: string): Promise<() => Promise<void>> {
  const socket = phpSocket(folder)
  const settings = [
    '[global]',
    `error_log = ${join(folder, 'php.log')}`,
    'daemonize = no',
    '[www]',
    ...(isRoot() ? ['user = root'] : []),
    `listen = ${socket}`,
    'pm = static',
    'pm.max_children = 2',
  ]
  await writeFile(join(folder, 'php-fpm.conf'), `${settings.join('\n')}\n`)
  return startProcess({
    command: phpFpm,
    args: ['--nodaemonize', '--fpm-config', join(folder, 'php-fpm.conf'), ...(isRoot() ? ['-R'] : [])],
    isReady: () => Promise.resolve(existsSync(socket)),
  })
}

function isRoot(): boolean {
  return process.getuid?.() === 0
}

function databaseSocket(folder: string): string {
  return join(folder, 'database.sock')
}

function phpSocket(folder: string): string {
  return join(folder, 'php.sock')
}

function wordPressSettings(folder: string, port: number): string {
  const url = `http://localhost:${port}`
  return `<?php
define('DB_HOST', 'localhost:${databaseSocket(folder)}');
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
define('WP_HOME', '${url}');
define('WP_SITEURL', '${url}');
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
define('DISABLE_WP_CRON', true);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require ABSPATH . 'wp-settings.php';
`
}

function site(folder: string, port: number): string {
  return `
  include /etc/nginx/mime.types;
  gzip on;
  gzip_comp_level 6;
  gzip_vary on;
  gzip_proxied any;
  gzip_types text/css application/javascript application/json image/svg+xml;
  fastcgi_cache_path ${folder}/pages keys_zone=pages:10m;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/www;
    index index.php;
    location / { try_files $uri $uri/ /index.php?$args; }
    location ~ \\.(css|js|webp|svg|woff2)$ { expires max; }
    location ~ \\.php$ {
      include /etc/nginx/fastcgi_params;
      fastcgi_param HTTP_HOST $http_host;
      fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
      fastcgi_pass unix:${phpSocket(folder)};
      fastcgi_cache pages;
      fastcgi_cache_key $request_method$host$request_uri;
      fastcgi_cache_valid 200 1h;
      fastcgi_ignore_headers Cache-Control Expires Set-Cookie;
      add_header X-Cache $upstream_cache_status;
    }
  }`
}
