// Reads a delivery on standard input as the type that api/webhooks.json gives to its event.
package main

import (
	"encoding/json"
	"fmt"
	"log"
	"os"

	"example/events"
)

func main() {
	var event events.ContactCreatedEvent
	if err := json.NewDecoder(os.Stdin).Decode(&event); err != nil {
		log.Fatal(err)
	}
	fmt.Println(event.Type, *event.Data.Name)
}
