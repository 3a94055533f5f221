import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const es: LandingTextOf<typeof page> = {
  title: 'Servicio exclusivo: Care+',
  description:
    'Protección de pantalla, garantía extendida y protección integral para su teléfono: cuál le conviene, cómo comprarla en línea y dónde están sus pedidos.',
  sections: {
    hero: {
      title: 'Care+ para su teléfono',
      text: 'Escriba el IMEI, vea qué puede tener su teléfono y decida. Solo inicia sesión para comprar.',
      pictureAlt: 'Un teléfono junto a una tarjeta con un escudo y un signo más',
      actions: { buy: 'Ver qué me conviene', orders: 'Mis pedidos' },
    },
    plans: {
      title: 'Tres planes',
      intro: 'Cuáles puede tener depende del modelo, de la fecha de activación y del país.',
      items: {
        screen: {
          title: 'Protección de pantalla (Screen Damage Protection)',
          text: 'Un reemplazo gratuito del módulo de pantalla en 1 año. En línea, en los 3 días que siguen a la activación; en un centro de servicio, en los 15 días.',
        },
        extended: {
          title: 'Garantía extendida (Extended Warranty)',
          text: 'La garantía dura 1 año más. En línea, dentro del plazo de garantía y sin revisión. No vale para daños causados por personas.',
        },
        comprehensive: {
          title: 'Protección integral (Comprehensive Protection)',
          text: 'Lo que contiene se muestra para su teléfono antes de pagar.',
        },
      },
    },
    steps: {
      title: 'Cómo comprar',
      intro: 'Cinco minutos, con el teléfono en la mano.',
      items: {
        country: {
          title: 'País y teléfono',
          text: 'Elija el país y escriba el IMEI, o tome un teléfono de su cuenta.',
        },
        service: {
          title: 'El servicio',
          text: 'Elija el plan y su duración. El total se muestra enseguida. Si tiene un código de recomendación, escríbalo aquí.',
        },
        terms: {
          title: 'Usted y los términos',
          text: 'Su nombre y su número de teléfono, y luego los términos. Lea lo que se excluye antes de aceptar.',
        },
        pay: {
          title: 'Pague',
          text: 'Después se activa la tarjeta, lo que tarda un momento. La encuentra en «Mis pedidos».',
        },
      },
    },
    'which-fits': {
      title: '¿Cuál le conviene?',
      body: `
- El teléfono es **nuevo** y ya se le han caído otros: protección de pantalla. Decida pronto, porque los días cuentan desde la activación.
- Conserva los teléfonos **durante años**: garantía extendida. Tiene tiempo hasta que termine la garantía, ni un día más.
- Quiere **las dos ayudas**: escriba el IMEI y compare el precio de cada una con la protección integral, donde se ofrece.
- El teléfono es **usado, o la pantalla ya tiene grietas**: ninguna cubre lo que ya está roto. [Vea el precio](page:spare-parts-price) de la reparación.

¿No sabe cuánto tiempo tiene el teléfono? La [consulta de garantía](page:warranty-check) muestra el día de activación y el final de la garantía.
`,
    },
    priority: {
      title: 'Atención prioritaria con la tarjeta de la caja',
      text: 'Algunos teléfonos traen una tarjeta en la caja. Muéstrela en un centro de servicio y lo atienden antes que a los demás de la fila. No cuesta nada y no hace falta ningún pedido.',
      pictureAlt: 'Una persona con una tarjeta pasa junto a una fila corta hacia el mostrador',
      actions: { find: 'Buscar un centro de servicio' },
    },
    after: {
      title: 'Después de pagar',
      body: `
- **Mis pedidos** muestra cada uno con su estado, su número y el día en que entra en vigor. El registro de activaciones muestra qué está activo en qué teléfono.
- **¿Falló el pago?** Inténtelo otra vez enseguida o pague después desde el pedido. El plazo para comprar sigue corriendo.
- **¿Cambió de idea?** «Cancelar pedido» aparece mientras el pedido se pueda cancelar.
- **¿Recibió otro teléfono por la garantía?** Pida que la protección pase a él, a la línea de atención o por [chat](page:chat). Tarda unos 5 días hábiles.

Para usar la protección no necesita nada de esto: [basta su teléfono](page:protection).
`,
    },
    questions: { title: 'Preguntas sobre la protección' },
    store: {
      title: '¿Prefiere ir en persona?',
      text: 'Un centro de servicio revisa la pantalla y vende la protección de pantalla en los 15 días que siguen a la activación.',
      actions: { find: 'Buscar un centro de servicio', chat: 'Preguntar antes' },
    },
  },
}
