import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const es: LandingTextOf<typeof page> = {
  title: 'Reparación y servicio de aire acondicionado',
  description:
    'Aires acondicionados Solis: qué puede revisar por su cuenta, cómo es la visita de un técnico, qué cubre la garantía y qué hacer antes de la temporada de calor.',
  sections: {
    hero: {
      title: '¿Aire caliente, agua o ruido?',
      text: 'Empiece con cuatro revisiones en casa. Para lo demás, pida un técnico que vaya a ver su aire acondicionado Solis.',
      pictureAlt:
        'La escalera y la caja de herramientas de un técnico bajo la unidad interior de un aire acondicionado',
      actions: { ask: 'Pedir una visita', find: 'Buscar un centro de servicio' },
    },
    signs: {
      title: 'Qué significa cada señal',
      items: {
        warm: {
          title: 'El aire no se enfría',
          text: 'Filtro lleno de polvo, modo equivocado, unidad exterior sin aire. Rara vez es una fuga.',
        },
        water: {
          title: 'Gotea agua en la casa',
          text: 'El desagüe está tapado o la unidad cuelga torcida. Apáguela y ponga un recipiente debajo.',
        },
        noise: {
          title: 'Vibra o zumba',
          text: 'Un frente flojo o una hoja en el ventilador. Si suena como metal que roza, es trabajo de un técnico: apáguelo.',
        },
        smell: {
          title: 'Huele mal',
          text: 'Polvo húmedo en el filtro y el serpentín. Limpie el filtro y luego deje media hora solo el ventilador.',
        },
        ice: {
          title: 'Hielo en el tubo',
          text: 'Poco aire o poco gas. Apáguelo, deje que se derrita y limpie el filtro. Si vuelve, pida una visita.',
        },
        dead: {
          title: 'No hace nada',
          text: 'Las pilas del control remoto, el fusible y el interruptor junto a la unidad.',
        },
      },
    },
    first: {
      title: 'Cuatro revisiones antes de llamar',
      intro: 'Diez minutos, sin herramientas. Corte la corriente en la pared antes de abrir la unidad.',
      items: {
        power: {
          title: 'Corriente',
          text: 'Pilas nuevas en el control remoto, fusible en su lugar. Tras un corte de luz, espere tres minutos antes de encender.',
        },
        mode: {
          title: 'Modo',
          text: 'El copo de nieve es el frío. De 24 a 26 °C, aletas hacia arriba, puertas cerradas. En deshumidificación o ventilador casi no enfría.',
        },
        filter: {
          title: 'Filtro',
          text: 'Abra el frente, saque el filtro, enjuáguelo con agua tibia y séquelo a la sombra.',
        },
        outdoor: {
          title: 'Unidad exterior',
          text: 'Quite hojas y bolsas de la rejilla. Nunca meta la mano por ella ni se asome para alcanzarla.',
        },
      },
    },
    visit: {
      title: 'Cómo es una visita',
      items: {
        ask: {
          title: 'Pídala',
          text: 'Por chat o por la línea de atención: el modelo y el número de serie de la etiqueta a un lado de la unidad, la falla y su dirección.',
        },
        prepare: {
          title: 'Haga espacio',
          text: 'Despeje el piso bajo la unidad, tenga la factura a mano y procure que alguien pueda dejar subir al técnico.',
        },
        test: {
          title: 'Se prueba',
          text: 'Temperatura del aire que entra y sale, corriente, presión, desagüe. Se le dice lo que se encontró.',
        },
        decide: {
          title: 'Usted decide',
          text: 'Para lo que la garantía no cubre hay antes un presupuesto, con la pieza y la mano de obra por separado.',
        },
        finish: {
          title: 'Véalo funcionar',
          text: 'Déjelo enfriar diez minutos antes de firmar. Guarde la orden: con ella puede seguir y calificar la reparación.',
        },
      },
    },
    warranty: {
      title: 'Con garantía o sin ella',
      covered: {
        compressor: 'Un compresor, motor o ventilador que falla con el uso normal',
        electronics: 'Una tarjeta de control, un sensor o un control remoto que falla por sí solo',
        labour: 'La mano de obra de esa reparación, dentro del plazo de su país',
      },
      excluded: {
        maintenance: 'La limpieza del filtro, el serpentín y el desagüe',
        installation: 'Las fallas de una instalación hecha por otros y el traslado de la unidad',
        voltage: 'Los daños por rayos, voltaje equivocado, animales o inundación',
        gas: 'El gas que se escapó por un tubo doblado o cortado',
      },
    },
    season: {
      title: 'Antes de la temporada de calor',
      body: `
Los técnicos tienen más trabajo en la primera semana de calor. Si hace esto un mes antes, casi no espera.

- [Limpie el filtro](article:clean-air-conditioner-filter) y repítalo cada dos semanas mientras lo use a diario.
- Déjelo enfriar media hora. Sienta si el aire sale claramente más frío que la habitación, y busque gotas.
- Vierta un vaso de agua en la bandeja, si la alcanza, y vea que el agua salga por fuera.
- Cambie las pilas del control remoto.

:::warning
No deje que alguien simplemente recargue el gas. No se gasta: si falta, hay una fuga, y primero hay que encontrarla. [Los gases nuevos son inflamables](article:new-refrigerants-in-air-conditioners), así que es trabajo solo para personas capacitadas.
:::
`,
    },
    policy: {
      title: '¿Cuánto dura la garantía en su país?',
      text: 'En la política de servicio, elija Solis y Electrodomésticos. Los plazos de la unidad, el compresor y la mano de obra son distintos.',
      actions: { policy: 'Leer la política', contact: 'Contáctenos' },
    },
    questions: { title: 'Preguntas sobre el cuidado' },
  },
}
