import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const es: LandingTextOf<typeof page> = {
  title: 'Protección para su teléfono',
  description:
    'Protección de pantalla y garantía extendida: qué cubren y qué no, hasta cuándo se compran, cómo usarlas en cuatro pasos, términos y respuestas.',
  sections: {
    hero: {
      title: 'Una caída, una pantalla gratis',
      text: 'La protección de pantalla (Screen Damage Protection) cambia una vez una pantalla rota en el plazo de 1 año. La garantía extendida (Extended Warranty) suma 1 año para los defectos.',
      pictureAlt: 'Un teléfono delante de un escudo grande',
      actions: { buy: 'Ver qué puede tener mi teléfono', claim: 'Se me rompió la pantalla' },
    },
    about: {
      title: 'Qué es',
      body: `
Una garantía paga los defectos del producto. Hay dos cosas que no paga: los accidentes, y los defectos después de su final. Para eso existen dos planes, y un tercero aparte.

- **La protección de pantalla** (Screen Damage Protection) paga un reemplazo gratuito del módulo de pantalla durante 1 año desde la fecha de entrada en vigor, después de un golpe accidental, una caída o presión.
- **La garantía extendida** (Extended Warranty) alarga la garantía 1 año. Cubre lo mismo que la garantía y ningún daño causado por personas.
- **La protección integral** (Comprehensive Protection) se ofrece para algunos modelos. Lo que contiene se muestra con su teléfono antes de pagar.

Todas están unidas a un teléfono por su IMEI. También aparecen con el nombre Care+.
`,
    },
    'whats-covered': {
      title: 'Qué cubre',
      covered: {
        screen: 'Un reemplazo gratuito del módulo de pantalla durante 1 año desde la entrada en vigor',
        accident: 'Un golpe accidental, una caída o presión (aplastamiento)',
        labour: 'La pieza y la mano de obra de ese reemplazo',
        faults: 'Con la garantía extendida: los defectos de material y fabricación durante 1 año más',
      },
      excluded: {
        second: 'Una segunda pantalla rota',
        scratches: 'Rayas que no estorban la imagen ni el uso táctil',
        liquid: 'Líquidos, pérdida, robo y daños intencionales',
        human: 'Con la garantía extendida: todo daño causado por personas',
        before: 'Lo que ya estaba roto antes de la entrada en vigor',
      },
    },
    important: {
      title: 'Importante',
      items: {
        once: {
          title: 'Una vez por teléfono',
          text: 'Cada plan se puede comprar una vez para un teléfono, y la pantalla gratis se usa una vez.',
        },
        days: {
          title: '3 días en línea, 15 días en un centro',
          text: 'Desde la activación, para la protección de pantalla. En el centro, la pantalla debe estar intacta.',
        },
        start: {
          title: 'No empieza enseguida',
          text: 'Entra en vigor algunos días después de la activación. El número se muestra antes de pagar.',
        },
        exchange: {
          title: 'Otro teléfono, otro IMEI',
          text: 'Después de un cambio, pida a la línea de atención o al soporte en línea que la pasen. Tarda unos 5 días hábiles, y los derechos se calculan de nuevo.',
        },
      },
    },
    'how-to-buy': {
      title: 'Cómo comprar',
      intro:
        'En línea, en la aplicación o en un centro de servicio. En línea inicia sesión, para que el pedido sea suyo.',
      items: {
        imei: {
          title: 'Escriba el IMEI',
          text: 'Marque *#06# para verlo. Se le muestra qué puede tener este teléfono.',
        },
        choose: {
          title: 'Elija el plan',
          text: 'Con su duración y el total. Aquí se escribe un código de recomendación.',
        },
        details: {
          title: 'Dé sus datos',
          text: 'Nombre y número de teléfono. Lea los términos y acéptelos.',
        },
        pay: {
          title: 'Pague',
          text: 'Si falla, inténtelo de nuevo o pague después desde «Mis pedidos». La fecha de entrada en vigor está en el pedido.',
        },
      },
    },
    'how-to-claim': {
      title: 'Cómo usarla',
      intro: 'Sin papeles, sin tarjeta, sin recibo. Traiga el teléfono.',
      items: {
        damage: {
          title: 'El teléfono se daña',
          text: 'O deja de funcionar, con la garantía extendida. Cubra el vidrio con cinta y guarde sus datos.',
          pictureAlt: 'Un teléfono con la pantalla agrietada junto a una piedra',
        },
        centre: {
          title: 'Centro de servicio o recogida',
          text: 'Venga a un centro o use la reparación con recogida donde exista.',
          pictureAlt: 'Un marcador de mapa sobre un centro de servicio, y un paquete que va hacia él',
        },
        deduction: {
          title: 'Se descuenta el beneficio',
          text: 'Se encuentra con el IMEI del teléfono y queda usado con esta reparación.',
          pictureAlt: 'Una tarjeta con un escudo y una esquina perforada',
        },
        completed: {
          title: 'La reparación queda lista',
          text: 'Pruebe el teléfono antes de irse y lléveselo.',
          pictureAlt: 'Un teléfono entero con una marca de verificación',
        },
      },
    },
    terms: {
      title: 'Términos y condiciones',
      body: `
Esto es un resumen. Lo que vale son los términos de su país que usted acepta al comprar; los encuentra en el pedido, en «Ver mi póliza de servicio».

1. **El teléfono.** Un plan pertenece a un IMEI. No puede pasar a otro teléfono, salvo cuando el teléfono se cambia por la garantía.
2. **El plazo.** La protección de pantalla dura 1 año desde su entrada en vigor; la garantía extendida, 1 año desde el final de la garantía.
3. **La compra.** La protección de pantalla: en línea o en la aplicación, en los 3 días que siguen a la activación; en un centro de servicio, en los 15 días y con la pantalla intacta. La garantía extendida: en línea, dentro del plazo de garantía y sin revisión.
4. **El uso.** En los cuatro pasos de arriba, solo con el dispositivo. La pantalla gratis queda usada con el primer reemplazo.
5. **Un teléfono cambiado.** El plan se pasa a pedido, en unos 5 días hábiles, y los derechos se calculan de nuevo.
6. **El final.** Un pedido se puede cancelar mientras muestre «Cancelar pedido».
`,
    },
    tips: {
      title: 'Consejos: encuentre su IMEI',
      intro: 'El número tiene 15 dígitos. Un teléfono con dos tarjetas SIM tiene dos: use el IMEI 1.',
      items: {
        dial: {
          title: 'Marque *#06#',
          text: 'Como si hiciera una llamada. El número aparece solo, también sin tarjeta SIM.',
          pictureAlt: 'Un teléfono con el teclado, un asterisco y una almohadilla en la pantalla',
        },
        settings: {
          title: 'Mire en Ajustes',
          text: 'Abra «Acerca del teléfono» y luego «Estado». Mantenga presionado el número para copiarlo.',
          pictureAlt: 'Un teléfono con una lista de ajustes, uno de ellos marcado',
        },
        box: {
          title: 'Mire la caja',
          text: 'Está en la etiqueta con las barras. Útil cuando la pantalla queda oscura.',
          pictureAlt: 'Una caja con una etiqueta de barras y dígitos',
        },
      },
    },
    faq: { title: 'Preguntas frecuentes' },
    buy: {
      title: '¿Su teléfono aún está a tiempo?',
      text: 'Escriba el IMEI. Verá qué puede tener, cuánto cuesta y cuándo entra en vigor.',
      actions: { buy: 'Ver qué puede tener mi teléfono', find: 'Comprar en un centro de servicio' },
    },
  },
}
