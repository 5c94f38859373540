import { FloatingActionArea, type FloatingActionAreaProps } from '@mawkib/ui';

/** The floating area in a chunk of its own: the page works before it comes. */
export default function FloatingActions(props: FloatingActionAreaProps) {
  return <FloatingActionArea {...props} />;
}
