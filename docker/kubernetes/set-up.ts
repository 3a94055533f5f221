import { z } from 'zod'

const container = z.object({
  name: z.string(),
  image: z.string(),
  env: z.array(z.object({ name: z.string(), value: z.string().optional() })).default([]),
  envFrom: z.array(z.object({ secretRef: z.object({ name: z.string() }).optional() })).default([]),
  command: z.array(z.string()).default([]),
  readinessProbe: z.object({ httpGet: z.object({ path: z.string() }) }).optional(),
  resources: z.object({ limits: z.object({ memory: z.string() }).optional() }).optional(),
  securityContext: z
    .object({
      allowPrivilegeEscalation: z.literal(false),
      readOnlyRootFilesystem: z.literal(true),
      capabilities: z.object({ drop: z.array(z.literal('ALL')).length(1) }),
    })
    .optional()
    .catch(undefined),
})

const workload = z.object({
  kind: z.enum(['Deployment', 'Job']),
  metadata: z.object({ name: z.string() }),
  spec: z.object({
    replicas: z.number().default(1),
    parallelism: z.number().default(1),
    template: z.object({
      spec: z.object({
        securityContext: z.object({ runAsNonRoot: z.boolean() }).optional(),
        containers: z.array(container),
      }),
    }),
  }),
})

const service = z.object({
  kind: z.literal('Service'),
  metadata: z.object({ name: z.string() }),
  spec: z.object({ type: z.string().default('ClusterIP') }),
})

const other = z.object({ kind: z.string(), metadata: z.object({ name: z.string() }) })

export const resources = z.array(z.union([workload, service, other]))

export type Resources = z.infer<typeof resources>

type Workload = z.infer<typeof workload>

const SECRET = /SECRET|KEY|PASSWORD|TOKEN|DATABASE_URL/

/** What is wrong with a set-up, in words for who wrote it. */
export function problemsOf(set: Resources): string[] {
  const workloads = set.filter((each): each is Workload => 'spec' in each && 'template' in each.spec)
  const migrators = workloads.filter((each) =>
    each.spec.template.spec.containers.some(({ command }) =>
      command.some((word) => word.includes('migrate')),
    ),
  )
  const runs = migrators.reduce((sum, { spec }) => sum + spec.parallelism * spec.replicas, 0)
  return [
    ...(runs === 1 ? [] : [`${runs} migrations would run at once, and one has to`]),
    ...migrators
      .filter(({ kind }) => kind !== 'Job')
      .map(({ metadata }) => `${metadata.name} migrates, and is no job`),
    ...workloads
      .filter(({ metadata, spec }) => metadata.name === 'carelane-cms' && spec.replicas > 1)
      .map(() => 'carelane-cms has several replicas, and its pictures are on one disk'),
    ...set.flatMap((each) =>
      each.kind === 'Service' && 'spec' in each && 'type' in each.spec && each.spec.type !== 'ClusterIP'
        ? [`${each.metadata.name} has a public port`]
        : [],
    ),
    ...set
      .filter(({ kind, metadata }) => kind === 'Ingress' && metadata.name.includes('cms'))
      .map(({ metadata }) => `${metadata.name} has a public port`),
    ...workloads.flatMap(problemsOfWorkload),
  ]
}

function problemsOfWorkload({ kind, metadata, spec }: Workload): string[] {
  const { containers, securityContext } = spec.template.spec
  const of = (name: string) => `${metadata.name}, ${name}`
  return [
    ...(securityContext?.runAsNonRoot ? [] : [`${metadata.name} may run as root`]),
    ...containers.flatMap((each) => [
      ...(each.resources?.limits ? [] : [`${of(each.name)}: no limit of memory`]),
      ...(each.securityContext ? [] : [`${of(each.name)}: rights that it does not need`]),
      ...(each.envFrom.some(({ secretRef }) => secretRef) ? [] : [`${of(each.name)}: no secret`]),
      ...(kind === 'Job' || each.readinessProbe ? [] : [`${of(each.name)}: nobody asks whether it is well`]),
      ...each.env
        .filter(({ name, value }) => SECRET.test(name) && value !== undefined)
        .map(({ name }) => `${of(each.name)}: ${name} stands in the open`),
    ]),
  ]
}
