import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const es: LandingTextOf<typeof page> = {
  title: 'Contáctenos',
  description:
    'Abra un chat en línea para recibir ayuda al momento, o use la línea de atención, el correo, WhatsApp y las redes sociales. Qué tener a mano y dónde hay una respuesta más rápida.',
  sections: {
    hero: {
      title: '¿Cómo podemos ayudarle?',
      text: 'Abra un chat en línea para recibir ayuda al momento. Describa la falla, envíe una foto y tenga el IMEI a mano.',
      pictureAlt:
        'Dos globos de diálogo, uno con un signo de interrogación y otro con una llave inglesa, junto a unos auriculares con micrófono',
      actions: { chat: 'Abrir un chat' },
    },
    ways: { title: 'Cómo contactarnos', intro: 'Números y direcciones de su país.' },
    faster: {
      title: 'A menudo es más rápido sin nosotros',
      intro: 'Estas respuestas llegan al instante, a cualquier hora.',
      items: {
        status: { title: '¿Cómo va mi reparación?', text: 'Número de orden o de teléfono.' },
        warranty: { title: '¿Mi teléfono sigue en garantía?', text: 'El IMEI de su teléfono.' },
        centre: { title: '¿A dónde voy?', text: 'Estado y ciudad, o una palabra clave.' },
        price: { title: '¿Cuánto cuesta la pieza?', text: 'Marca, serie y modelo.' },
        order: { title: '¿Dónde está mi protección?', text: 'Sus pedidos, después de iniciar sesión.' },
        unlock: { title: '¿Qué pasó con mi solicitud?', text: 'Se revisa en 7 días hábiles.' },
      },
    },
    ready: {
      title: 'Tenga esto a mano',
      intro: 'Con estas cuatro cosas, la mayoría de las preguntas se resuelve en una sola conversación.',
      items: {
        number: {
          title: 'El número del dispositivo',
          text: 'Marque *#06# para ver el IMEI de un teléfono. Para los demás, el modelo y el número de serie de la etiqueta.',
        },
        fault: {
          title: 'La falla en una frase',
          text: 'Qué pasa, desde cuándo y después de qué. Una foto o un video corto, si la falla se ve.',
        },
        tried: {
          title: 'Lo que ya probó',
          text: 'Reiniciar, otro cable, otro cargador: así nadie le pide que lo repita.',
        },
        order: {
          title: 'El número de la orden o del pedido',
          text: 'Si ya existe, de una reparación o de una protección.',
        },
      },
    },
    safe: {
      title: 'Cómo saber que somos nosotros',
      body: `
Nunca pedimos una contraseña, un código de un solo uso, el PIN de una tarjeta ni el control a distancia de su teléfono. No enviamos archivos para instalar.

:::warning
Quien pide eso no es de nuestro servicio, aunque el número que aparece parezca correcto. Cuelgue y llame a la línea de atención que está en esta página.
:::

Las fotos de documentos van solo en la [solicitud de desbloqueo](page:phone-unlocking-appeal), no en un chat ni en un mensaje.
`,
    },
    'social-media': {
      title: 'Redes sociales',
      intro: 'Para consejos y noticias. No escriba en público su IMEI ni su número de orden.',
    },
    questions: { title: 'Preguntas sobre la cuenta y las solicitudes' },
  },
}
