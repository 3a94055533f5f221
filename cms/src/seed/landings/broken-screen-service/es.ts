import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const es: LandingTextOf<typeof page> = {
  title: 'Reparación de pantallas rotas',
  description:
    'Qué hacer con la pantalla agrietada de un teléfono: qué se cambia, cuánto cuesta, cómo es la reparación paso a paso y cuándo es gratis.',
  sections: {
    hero: {
      title: 'No deje esperar una pantalla agrietada',
      text: 'Cubra el vidrio con cinta transparente, guarde sus datos y vea el precio antes de venir.',
      pictureAlt: 'Un teléfono con la pantalla agrietada y, al lado, una pantalla nueva',
      actions: { price: 'Ver precios de pantallas', find: 'Buscar un centro de servicio' },
    },
    services: {
      title: 'Servicios para su pantalla',
      items: {
        replacement: {
          title: 'Cambio de pantalla',
          text: 'El módulo de pantalla exacto para su modelo. Sabe antes el precio de la pieza y de la mano de obra.',
        },
        protection: {
          title: 'Gratis con protección',
          text: 'Con la protección de pantalla (Screen Damage Protection), un reemplazo en el plazo de 1 año es gratis. Vea si su teléfono la tiene.',
        },
        fast: {
          title: 'Reparación rápida en 2 horas',
          text: 'Si la pieza está disponible y hay un puesto libre. Llame antes de venir.',
        },
        delivery: {
          title: 'Reparación con recogida',
          text: 'En algunas ciudades el teléfono se recoge. No tiene que venir.',
        },
      },
    },
    'which-part': {
      title: '¿Qué está roto?',
      body: `
- **Solo el vidrio**: la imagen está entera y la función táctil responde. Le quedan algunas semanas, pero entran polvo y humedad.
- **El panel**: manchas, líneas, parpadeo u oscuridad. Se extiende, a menudo en pocos días. Guarde sus datos hoy.
- **La capa táctil**: la imagen está bien, pero el teléfono escribe solo o no reacciona. Apáguelo cuando actúe por su cuenta, para que no se bloquee.
- **El marco**: el teléfono se balancea sobre la mesa, o el vidrio se levanta en un borde. No lo cargue hasta que alguien haya revisado la batería.

En la mayoría de los teléfonos actuales, el vidrio, la capa táctil y el panel son una sola pieza y se cambian juntos. Por eso el precio depende menos de la grieta que del modelo.
`,
    },
    process: {
      title: 'La reparación, paso a paso',
      intro:
        'Por lo general, de 3 a 7 días hábiles desde que empieza. El plazo es orientativo y los feriados lo alargan. Algunas se hacen como reparación rápida en 2 horas.',
      items: {
        cover: {
          title: 'Cubra y guarde',
          text: 'Cinta transparente sobre las grietas, una copia de seguridad mientras se pueda desbloquear el teléfono, y las tarjetas retiradas.',
        },
        check: {
          title: 'Entréguelo',
          text: 'Un técnico prueba la función táctil, la imagen, las cámaras y el marco. Recibe el número de su orden.',
        },
        estimate: {
          title: 'Reciba el presupuesto',
          text: 'La pieza y la mano de obra por separado, o la confirmación de que paga su protección. Usted decide.',
        },
        replace: {
          title: 'Se cambia la pantalla',
          text: 'Primero se desconecta la batería, luego se limpian las astillas del marco y se renueva el sello.',
        },
        test: {
          title: 'Pruébelo por su cuenta',
          text: 'Arrastre un icono por toda la pantalla, haga una llamada con el teléfono en la oreja y pruebe el lector de huellas.',
        },
      },
    },
    price: {
      title: 'Qué paga la protección de pantalla (Screen Damage Protection)',
      covered: {
        accident: 'Un golpe accidental, una caída o presión, en el plazo de 1 año desde la entrada en vigor',
        assembly: 'Un reemplazo gratuito del módulo de pantalla',
        labour: 'La mano de obra de ese reemplazo',
      },
      excluded: {
        second: 'Una segunda pantalla rota: vale una vez por teléfono',
        scratches: 'Rayas que no estorban la imagen ni el uso táctil',
        before: 'Una pantalla que se rompió antes de que la protección entrara en vigor',
        liquid: 'Daños por líquidos y daños intencionales',
      },
    },
    store: {
      title: 'Nuestras tiendas',
      text: 'La pantalla se cambia en un puesto de trabajo con las herramientas y las instrucciones para su modelo. Cada centro muestra su horario, su teléfono y cómo llegar. Si en su ciudad hay varios, pregunte cuál tiene su pantalla disponible.',
      pictureAlt:
        'La fachada de una tienda de servicio con un mostrador y un banco de espera detrás de la vitrina',
      actions: { find: 'Ver tiendas cercanas' },
    },
    questions: { title: 'Preguntas sobre pantallas y protección' },
    ready: {
      title: '¿Listo para reparar su teléfono?',
      text: 'Traiga el teléfono y, si la tiene, la factura. Con protección basta el teléfono.',
      actions: { book: 'Reservar una reparación', find: 'Buscar un centro de servicio' },
    },
  },
}
