import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const es: LandingTextOf<typeof page> = {
  title: 'Acerca de Carelane',
  description:
    'Carelane es el servicio posventa de Aster, Kite y Solis. Nuestros valores, nuestra visión y nuestra misión: rapidez, profesionalidad, confianza y valor.',
  sections: {
    hero: {
      title: 'Hacemos que las cosas sigan funcionando',
      text: 'Carelane es el servicio posventa de Aster, Kite y Solis: reparación, garantía, piezas y consejos para lo que usted ya tiene.',
      pictureAlt:
        'Un teléfono, un portátil y un televisor, unidos por una línea con una llave inglesa en el centro',
      actions: { find: 'Buscar un centro de servicio' },
    },
    values: {
      title: 'Nuestros valores',
      items: {
        swift: {
          title: 'Rapidez',
          text: 'Usted viene porque le hace falta su dispositivo. Le decimos enseguida cuánto tarda, y ofrecemos una reparación rápida en 2 horas cuando la falla y la pieza lo permiten.',
        },
        professional: {
          title: 'Profesionalidad',
          text: 'Técnicos capacitados, las herramientas adecuadas, las instrucciones del fabricante y piezas exactas para su modelo.',
        },
        reliable: {
          title: 'Confianza',
          text: 'Ninguna reparación sin su sí. Sus datos no se tocan, y la orden muestra lo que se hizo.',
        },
        valuable: {
          title: 'Valor',
          text: 'Una reparación debe valer lo que cuesta. Si no es así, se lo decimos, y también qué otra cosa puede hacer.',
        },
      },
    },
    vision: {
      title: 'Nuestra visión',
      body: `
Un dispositivo se tira antes de tiempo cuando nadie cerca puede repararlo, cuando nadie dice cuánto cuesta o cuando no hay a quién confiárselo. Queremos que repararlo sea lo primero que se piense y no lo último: tan cerca que se pueda ir a pie, tan claro que se pueda decidir, y tan bien hecho que se olvide que hubo una reparación.

Cada año más que dura un teléfono le ahorra a su dueño un gasto, y al mundo otro teléfono. [Qué pasa con los aparatos viejos](article:what-happens-to-old-electronics) cuenta el resto.
`,
    },
    mission: {
      title: 'Nuestra misión',
      body: `
Dar a toda persona con un dispositivo Aster, Kite o Solis una ayuda rápida, profesional, confiable y que valga la pena, en su país y en su idioma.

En la práctica esto significa:

- **Primero la respuesta.** La [garantía](page:warranty-check), el [precio](page:spare-parts-price), el [estado](page:repair-status) y [cómo llegar a un centro](page:service-center) se consultan sin cuenta.
- **El precio antes del trabajo.** La pieza y la mano de obra por separado, y usted decide.
- **Para todos.** Páginas que funcionan en un teléfono viejo, con una red lenta, con un lector de pantalla y en idiomas que se escriben de derecha a izquierda.
- **Abiertos a la crítica.** Cada [calificación](article:rate-your-repair) la leen personas que pueden cambiar algo.
`,
    },
    figures: {
      title: 'Carelane en cifras',
      items: {
        countries: { value: '{countries}', label: 'países' },
        centres: { value: '{serviceCenters}', label: 'tiendas de servicio' },
        customers: { value: '{customers}', label: 'clientes atendidos' },
        fastRepair: { value: '{fastRepairHours}', label: 'horas para una reparación rápida' },
      },
    },
    brands: {
      title: 'Las marcas que atendemos',
      items: {
        aster: {
          title: 'Aster',
          text: 'Teléfonos móviles. Sus pantallas y baterías son lo que los técnicos cambian casi todos los días.',
          pictureAlt: 'Un teléfono con una estrella en la parte trasera',
        },
        kite: {
          title: 'Kite',
          text: 'Teléfonos móviles y accesorios como auriculares, relojes y cargadores.',
          pictureAlt: 'Un teléfono con una cometa en la parte trasera y un par de auriculares',
        },
        solis: {
          title: 'Solis',
          text: 'Televisores, aires acondicionados, refrigeradores y lavadoras.',
          pictureAlt: 'Un televisor y un aire acondicionado bajo un sol',
        },
      },
    },
    news: { title: 'Noticias del servicio' },
    talk: {
      title: 'Díganos qué debemos hacer mejor',
      text: 'Un elogio se agradece, una crítica es útil.',
      actions: { contact: 'Contáctenos' },
    },
  },
}
