import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Runner } from './run'

export interface Engine {
  podman: (...args: string[]) => Promise<string>
  compose: (...args: string[]) => Promise<string>
  stop: () => void
}

/** Runs where processes may not raise their limits, and without systemd. Twice the same, as Podman 4.3 swaps the two. */
const CONTAINERS_CONF = `
[containers]
default_ulimits = ["nofile=20000:20000", "nproc=10000:10000"]
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
events_logger = "file"
[network]
network_backend = "cni"
`

/** Podman with storage of its own in a folder, so that nothing of the machine's own is touched. */
export async function startEngine(
  folder: string,
  project: string,
  variables: Record<string, string>,
  { run, log }: Runner,
): Promise<Engine> {
  const file = (name: string, text: string) => {
    const at = path.join(folder, name)
    writeFileSync(at, text)
    return at
  }
  mkdirSync(folder, { recursive: true })
  const socket = path.join(folder, 'podman.sock')
  const env = {
    ...process.env,
    BUILDAH_ISOLATION: 'chroot',
    CONTAINERS_CONF: file('containers.conf', CONTAINERS_CONF),
    CONTAINERS_STORAGE_CONF: file(
      'storage.conf',
      `[storage]\ndriver = "overlay"\ngraphroot = "${folder}/storage"\nrunroot = "${folder}/run"\n`,
    ),
    COMPOSE_PROJECT_NAME: 'carelane',
    DOCKER_HOST: `unix://${socket}`,
    ...variables,
  }
  const service: ChildProcess = spawn('podman', ['system', 'service', '--time=0', `unix://${socket}`], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  service.stderr?.on('data', (chunk: Buffer) => log.write(chunk))
  while (!existsSync(socket)) {
    if (service.exitCode !== null) throw new Error('podman system service ended')
    await wait(100)
  }
  return {
    podman: (...args) => run('podman', args, { env }),
    compose: (...args) => run('docker-compose', args, { env, cwd: project }),
    stop: () => service.kill(),
  }
}
