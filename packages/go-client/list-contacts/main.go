package main

import (
	"context"
	"fmt"
	"log"
	"net/http"
	"os"

	"example/capstan"
)

func main() {
	authorize := func(_ context.Context, request *http.Request) error {
		request.Header.Set("Authorization", "Bearer "+os.Getenv("CAPSTAN_TOKEN"))
		return nil
	}
	client, err := capstan.NewClientWithResponses(
		os.Getenv("CAPSTAN_URL"), capstan.WithRequestEditorFn(authorize))
	if err != nil {
		log.Fatal(err)
	}
	limit := 2
	answer, err := client.ListContactsWithResponse(
		context.Background(), &capstan.ListContactsParams{Limit: &limit})
	if err != nil {
		log.Fatal(err)
	}
	if answer.JSON200 == nil {
		log.Fatal(string(answer.Body))
	}
	for _, contact := range answer.JSON200.Data {
		if contact.Name != nil {
			fmt.Println(*contact.Name)
		}
	}
}
